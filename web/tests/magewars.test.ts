import { describe, expect, it } from 'vitest'
import { corner, distance, Field, ground, HIDDEN, NOTHING } from '../src/games/magewars/arena'
import { mana, markers, states } from '../src/games/magewars/badges'
import { ANY, fitting, grouped, kinds, missing, spells } from '../src/games/magewars/book'
import { bars } from '../src/games/magewars/deeds'
import { fallen, read } from '../src/games/magewars/dice'
import { facts } from '../src/games/magewars/facts'
import type { CardInfo, MageWarsView, ObjectView, Question } from '../src/protocol'

const tell = (key: string, args: object = {}) => [key, ...Object.values(args as Record<string, unknown>)].join(' ')

const CONDITIONS = ['burn', 'daze', 'taunt']
const TYPES = ['attack', 'incantation', 'creature', 'conjuration', 'wall', 'enchantment', 'equipment']
const FACES = ['0', '0', '1', '2', '1★', '2★']

const LYING: ObjectView = {
  active: false,
  assigned: NOTHING,
  attached: [],
  border: NOTHING,
  bound: NOTHING,
  bound_open: false,
  controller: 0,
  damage: 0,
  fresh: {},
  guard: false,
  host: NOTHING,
  left: NOTHING,
  life: 0,
  mana: 0,
  markers: {},
  quickcast: false,
  revealed: true,
  slots: [],
  summoned: 0,
  used: [],
  zone: NOTHING,
}

describe('the arena', () => {
  it('has the zones and borders of each size in the order of their numbers', () => {
    const full = ground([4, 3])
    expect(full.zones.map(({ name }) => name)).toEqual('a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3'.split(' '))
    expect(full.borders.slice(0, 3).map(({ name, thing }) => [name, thing])).toEqual([
      ['a1-b1', 12],
      ['a1-a2', 13],
      ['b1-c1', 14],
    ])
    expect(full.size).toBe(29)
    expect(ground([3, 2]).size).toBe(13)
    expect(ground([6, 4]).zones.at(-1)!.name).toBe('f4')
  })

  it('lays borders between their zones', () => {
    const [right, above] = ground([4, 3]).borders
    expect(right).toMatchObject({ column: 2, row: 5, upright: true })
    expect(above).toMatchObject({ column: 1, row: 4, upright: false })
  })

  it('lies with the own corner below, also for whoever begins in the last zone', () => {
    const view = { arena: [4, 3], cards: [], play: [], sides: [{}, {}], teams: false } as unknown as MageWarsView
    for (const player of [-1, 0, 1]) {
      const { zones } = new Field({ ...view, player }).ground
      expect(zones[corner(view, Math.max(0, player))]).toMatchObject({ column: 1, row: 5 })
      expect(zones[corner(view, player === 1 ? 0 : 1)]).toMatchObject({ column: 7, row: 1 })
    }
  })

  it('has a corner for each of four, and two for teams', () => {
    const view = { arena: [6, 4], sides: [{}, {}, {}, {}], teams: false } as unknown as MageWarsView
    expect([0, 1, 2, 3].map((seat) => corner(view, seat))).toEqual([0, 5, 23, 18])
    expect([0, 1, 2, 3].map((seat) => corner({ ...view, teams: true }, seat))).toEqual([0, 23, 0, 23])
  })

  it('counts zones on the way, never over corners', () => {
    const { zones } = ground([4, 3])
    expect(distance(zones[0]!, zones[11]!)).toBe(5)
    expect(distance(zones[5]!, zones[5]!)).toBe(0)
  })
})

describe('what lies where', () => {
  const [wizard, wolf, charm, boots, wall, gone, other] = [13, 14, 15, 16, 17, 18, 19]
  const play: [number, ObjectView][] = [
    [wolf, { ...LYING, zone: 1, controller: 0, attached: [charm] }],
    [charm, { ...LYING, host: wolf, revealed: false, controller: 1 }],
    [wizard, { ...LYING, zone: 1, controller: 1, attached: [boots] }],
    [boots, { ...LYING, host: wizard, slots: ['boots'] }],
    [wall, { ...LYING, border: 6 }],
    [gone, { ...LYING, left: 2 }],
    [other, { ...LYING, zone: 0 }],
  ]
  const side = { mage: wizard, element: '', innate: [], discard: [], spellbook: 0, prepared: 0 }
  const cards = ['wizard', 'timber-wolf', '', 'leather-boots', 'wall-of-stone', 'feral-bobcat', 'lair']
  const view = {
    arena: [3, 2],
    cards,
    play,
    sides: [{ ...side, mage: -5 }, side],
    teams: false,
  } as unknown as MageWarsView
  const field = new Field(view)

  it('finds objects by zone with mages first, walls by border, and what is away', () => {
    expect(field.inZone(1).map(({ slug }) => slug)).toEqual(['wizard', 'timber-wolf'])
    expect(field.wall(6)!.slug).toBe('wall-of-stone')
    expect(field.wall(7)).toBeUndefined()
    expect(field.away.map(({ slug }) => slug)).toEqual(['feral-bobcat'])
  })

  it('tells what is attached from what is worn', () => {
    expect(field.attached(wolf).map(({ thing }) => thing)).toEqual([charm])
    expect(field.attached(wizard)).toEqual([])
    expect(field.equipment(wizard).map(({ slug }) => slug)).toEqual(['leather-boots'])
    expect(field.whole(wizard)).toEqual([wizard, boots])
  })

  it('has at hand what is prepared, always known, bound to what is worn, or given to a caster', () => {
    const held = play.map(([thing, piece]): [number, ObjectView] => {
      if (thing === boots) return [thing, { ...piece, bound: 20 }]
      return thing === other ? [thing, { ...piece, controller: 1, assigned: 21 }] : [thing, piece]
    })
    const sides = [view.sides[0], { ...side, innate: [22], own_prepared: [23] }]
    const all = new Field({
      ...view,
      play: held,
      sides,
      cards: [...cards, 'dispel', '', 'zap', 'bolt'],
    } as MageWarsView)
    expect(all.atHand(1).map(({ thing, holder }) => [thing, holder?.thing])).toEqual([
      [23, undefined],
      [22, undefined],
      [20, boots],
    ])
  })

  it('knows the zone of what is attached, and of zones themselves', () => {
    expect(field.zoneOf(charm)!.name).toBe('b1')
    expect(field.zoneOf(4)!.name).toBe('b2')
    expect(field.zoneOf(wall)).toBeUndefined()
  })

  it('has no name for a card that is not known', () => {
    expect(field.slug(charm)).toBe('')
  })
})

describe('badges', () => {
  it('counts conditions and tokens, conditions first', () => {
    const found = markers({ ...LYING, markers: { rage: 2, burn: 3, daze: 1 } }, CONDITIONS, tell)
    expect(found.map(({ icon, n, bad }) => [icon, n, bad])).toEqual([
      ['burn', 3, true],
      ['daze', undefined, true],
      ['rage', 2, false],
    ])
    expect(found[1]!.text).toBe('condition-daze')
  })

  it('does not count who is taunted by whom', () => {
    expect(markers({ ...LYING, markers: { taunt: 42 } }, CONDITIONS, tell)[0]!.n).toBeUndefined()
  })

  it('shows what decides over moves, attacks and spells', () => {
    const found = states({ ...LYING, guard: true, bound: HIDDEN, assigned: 30 }, { flying: 1, held: 1 }, tell)
    expect(found.map(({ icon }) => icon)).toEqual(['guard', 'flying', 'held', 'assigned', 'bound'])
  })

  it('shows the mana of spawnpoints, not that of mages', () => {
    expect(mana({ ...LYING, mana: 0 }, { channeling: 1 }, false, tell).map(({ icon, n }) => [icon, n])).toEqual([
      ['mana', 0],
    ])
    expect(mana({ ...LYING, mana: 9 }, { channeling: 9 }, true, tell)).toEqual([])
  })
})

function spell(
  slug: string,
  type: string,
  cost: number | 'X',
  schools: Record<string, number>,
  more: object = {},
): CardInfo {
  const kind = `${type} · sub · ${Object.keys(schools).join(' and ')}`
  const level = Object.values(schools).reduce((sum, n) => sum + n, 0)
  const form = {
    kind,
    type,
    cost,
    schools,
    level,
    reveal: null,
    casting: [],
    attacks: [],
    text: [`Text of ${slug}.`],
    ...more,
  }
  return { slug, name: slug, lines: [], text: [], facts: form } as unknown as CardInfo
}

const BOOK = [
  spell('fireball', 'attack', 8, { fire: 2 }),
  spell('arc-lightning', 'attack', 5, { air: 1 }),
  spell('nullify', 'enchantment', 2, { arcane: 1 }, { reveal: 2 }),
  spell('hydra', 'creature', 16, { arcane: 1, nature: 3 }),
  spell('dispel', 'incantation', 'X', { arcane: 1 }),
]

describe('the spellbook', () => {
  const slugs = ['nullify', 'fireball', 'dispel', 'nullify', 'hydra', 'arc-lightning']
  const cards = new Map(BOOK.map((card) => [card.slug, card]))
  const all = spells([0, 1, 2, 3, 4, 5, 6], (thing) => slugs[thing] ?? '', cards, { 1: { cost: 6 } }, TYPES)
  const names = (found: { slug: string }[]) => found.map(({ slug }) => slug)

  it('lists types in their order, then costs; copies lie together, and unknown cards are left out', () => {
    expect(names(all)).toEqual(['arc-lightning', 'fireball', 'dispel', 'hydra', 'nullify'])
    expect(all.at(-1)!.things).toEqual([0, 3])
  })

  it('has the costs as they are now', () => {
    expect(all.find(({ slug }) => slug === 'fireball')!.cost).toBe(6)
  })

  it('finds by words, type, school and level', () => {
    expect(names(fitting(all, { ...ANY, words: 'TEXT ball' }, 0))).toEqual(['fireball'])
    expect(names(fitting(all, { ...ANY, type: 'attack', school: 'air' }, 0))).toEqual(['arc-lightning'])
    expect(names(fitting(all, { ...ANY, level: '4' }, 0))).toEqual(['hydra'])
    expect(fitting(all, { ...ANY, words: 'nothing' }, 0)).toEqual([])
  })

  it('finds what can be paid for; what X is, is not known yet', () => {
    expect(names(fitting(all, { ...ANY, affordable: true }, 5))).toEqual(['arc-lightning', 'dispel', 'nullify'])
  })

  it('says how much mana is missing', () => {
    expect([missing({ cost: 9 }, 5), missing({ cost: 5 }, 5), missing({ cost: 'X' }, 0)]).toEqual([4, 0, 0])
  })

  it('offers only filters that find something', () => {
    expect(kinds(all, TYPES)).toEqual({
      types: ['attack', 'incantation', 'creature', 'enchantment'],
      schools: ['air', 'arcane', 'fire', 'nature'],
      levels: [1, 2, 4],
    })
    expect(grouped(all).map(([type, found]) => [type, found.length])).toEqual([
      ['attack', 2],
      ['incantation', 1],
      ['creature', 1],
      ['enchantment', 1],
    ])
  })
})

describe('cards', () => {
  it('belong to the school of which they have most, and name schools before subtypes', () => {
    expect(facts(BOOK[3]!)).toMatchObject({ group: 'nature', kind: 'creature · arcane and nature · sub' })
  })

  it('have the price of casting and of revealing', () => {
    expect(facts(BOOK[2]!).price).toBe('2+2')
    expect(facts(BOOK[4]!).price).toBe('X')
  })
})

it('puts attacks together by their attack bar', () => {
  const option = (answer: string, things: number[]) => ({ answer, things })
  const options = [
    option('move b2', [4]),
    option('attack archer wolf 1', [30, 31]),
    option('attack archer bear 1', [30, 32]),
    option('attack archer wolf 2', [30, 31]),
    option('attack wand wolf', [33, 31]),
    option('guard', []),
  ]
  const found = bars({ options } as unknown as Question)
  expect(found.map(({ holder, number, options }) => [holder, number, options.length])).toEqual([
    [30, 1, 2],
    [30, 2, 1],
    [33, 1, 1],
  ])
})

it('reads dice by their faces', () => {
  expect(
    fallen([0, 2, 3, 4, 5], 7, FACES)
      .map(read)
      .map(({ effect, damage, critical }) => [effect, damage, critical]),
  ).toEqual([
    [false, 0, false],
    [false, 1, false],
    [false, 2, false],
    [false, 1, true],
    [false, 2, true],
    [true, 7, false],
  ])
  expect(fallen([1], 0, FACES)).toHaveLength(1)
})
