import { describe, expect, it } from 'vitest'
import { planned, type Cue, type Scene } from '../src/lib/motion/cues'
import type { Line } from '../src/protocol'

const ATTACKS = new Set(['attack'])
const told = (kind: string, more: object = {}): Line => ({ text: kind, event: { kind, ...more } })

function scene(shown: Record<number, string>, zones: Record<string, number[]> = {}, numbers = {}): Scene {
  const all = Object.entries(zones)
  return {
    shown: new Map(Object.entries(shown).map(([thing, slug]) => [Number(thing), slug])),
    zones: {
      of: new Map(
        all.flatMap(([zone, cards]) => cards.filter((card) => card >= 0).map((card) => [card, zone] as const)),
      ),
      sizes: Object.fromEntries(all.map(([zone, cards]) => [zone, cards.length])),
    },
    numbers: new Map(Object.entries(numbers).map(([place, of]) => [Number(place), of as Record<string, number>])),
  }
}

function plan(before: Scene, after: Scene, lines: Line[] = []) {
  return planned(before, after, lines, ATTACKS)
}

const kinds = (cues: Cue[]) => cues.map(({ kind }) => kind)

describe('cards', () => {
  it('go to the pile in which they lie then, and come from the one in which they lay', () => {
    const [on, off] = [scene({ 4: 'troll' }, { 'discard-0': [] }), scene({}, { 'discard-0': [4] })]
    expect(plan(on, off).cues).toEqual([{ kind: 'go', thing: 4, to: 'discard-0', at: 0 }])
    expect(plan(off, on).cues).toEqual([{ kind: 'come', thing: 4, from: 'discard-0', at: 0 }])
  })

  it('that nobody could see come from a hidden place with fewer cards than before', () => {
    const before = scene({}, { 'hand-0': [1], 'deck-0': [-1, -1], 'hand-1': [-1, -1] })
    const after = scene({ 9: 'imp' }, { 'hand-0': [1], 'deck-0': [-1, -1], 'hand-1': [-1] })
    expect(plan(before, after, [told('play', { actor: 1, target: 9 })]).cues).toEqual([
      { kind: 'come', thing: 9, from: 'hand-1', at: 0 },
    ])
  })

  it('that are drawn come from the deck', () => {
    const [before, after] = [scene({}, { 'hand-0': [1], 'deck-0': [-1] }), scene({ 5: 'smith' }, { 'hand-0': [5] })]
    const line = { ...told('draw', { actor: 0, amount: 1, target: -2 }), things: [5] }
    expect(plan(before, after, [line]).cues).toEqual([{ kind: 'come', thing: 5, from: 'deck-0', at: 0 }])
  })

  it('that somebody else draws pass without a face', () => {
    const hidden = scene({}, { 'hand-1': [-1], 'deck-1': [-1, -1] })
    expect(plan(hidden, hidden, [told('draw', { actor: 1, amount: 2, target: -3 })]).cues).toEqual([
      { kind: 'pass', from: 'deck-1', to: 'hand-1', n: 2, at: 0 },
    ])
  })

  it('turn over when their other side is up', () => {
    expect(plan(scene({ 3: '' }), scene({ 3: 'nullify' })).cues).toEqual([{ kind: 'turn', thing: 3, at: 0 }])
    const own = plan(scene({ 3: 'nullify' }), scene({ 3: 'nullify' }), [told('reveal', { target: 3 })])
    expect(kinds(own.cues)).toEqual(['turn'])
  })

  it('hover when no place is known for them', () => {
    expect(plan(scene({ 4: 'troll' }), scene({})).cues).toEqual([{ kind: 'go', thing: 4, to: '', at: 0 }])
  })
})

describe('a fight', () => {
  const before = scene({ 1: 'troll', 2: 'dextre' }, {}, { 1: { damage: 0 }, 2: { damage: 0 } })
  const after = scene({ 1: 'troll' }, { 'discard-1': [2] }, { 1: { damage: 3 } })
  const lines = [
    told('attack', { source: 1, target: 2, actor: 0 }),
    told('strike', { source: 1, target: 2, amount: 8 }),
    told('strike', { source: 2, target: 1, amount: 3 }),
    told('destroy', { target: 2 }),
  ]
  const { cues, length } = plan(before, after, lines)
  const at = (kind: string) => cues.find((cue) => cue.kind === kind)!.at

  it('is a lunge, then what it costs, then what breaks', () => {
    expect(cues).toContainEqual({ kind: 'lunge', thing: 1, target: 2, at: 0 })
    expect(cues).toContainEqual(expect.objectContaining({ kind: 'float', place: 2, icon: 'damage', n: -8 }))
    expect(cues).toContainEqual(expect.objectContaining({ kind: 'float', place: 1, icon: 'damage', n: -3 }))
    expect(at('lunge')).toBeLessThan(at('float'))
    expect(at('float')).toBeLessThan(at('break'))
    expect(kinds(cues)).not.toContain('go')
  })

  it('is over in two beats', () => expect(length).toBeLessThan(2))
})

describe('numbers', () => {
  it('rise by as much as they have changed, for players and things', () => {
    const numbers = (amber: number, on: number) => ({ '-2': { amber, chains: 1 }, 7: { amber: on } })
    const { cues } = plan(scene({ 7: 'urchin' }, {}, numbers(3, 0)), scene({ 7: 'urchin' }, {}, numbers(1, 2)))
    expect(cues.map((cue) => 'n' in cue && [cue.kind, 'place' in cue && cue.place, cue.n])).toEqual(
      expect.arrayContaining([
        ['float', -2, -2],
        ['float', 7, 2],
      ]),
    )
    expect(cues).toHaveLength(2)
  })

  it('do not rise for who was not there before', () => {
    expect(plan(scene({}), scene({ 7: 'troll' }, {}, { 7: { damage: 2 } })).cues).toEqual([])
  })
})

it('lets dice roll before what comes of them, and gives a key its moment', () => {
  const both = scene({ 1: 'wolf', 2: 'mage' })
  const dice = { ...told('dice'), dice: [{ kind: 'attack', shows: '2' }] }
  const { cues } = plan(both, both, [
    told('attack', { source: 1, target: 2 }),
    dice,
    told('forge', { target: -2, amount: 0 }),
  ])
  expect(kinds(cues)).toEqual(['lunge', 'dice', 'moment'])
  expect(cues.map(({ at }) => at)).toEqual([...cues.map(({ at }) => at)].sort((a, b) => a - b))
})

it('draws a line from what does something to what it does it to', () => {
  const both = scene({ 1: 'hand-of-dis', 2: 'troll' })
  expect(plan(both, both, [told('stun', { source: 1, target: 2 })]).cues).toEqual([
    { kind: 'aim', thing: 1, target: 2, at: 0 },
  ])
})
