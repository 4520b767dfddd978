import { expect, it } from 'vitest'
import { near } from '../src/lib/question/near'
import { drop as inKeyForge } from '../src/games/keyforge/drops'
import { drop as inMageWars } from '../src/games/magewars/drops'
import { drop as inShards } from '../src/games/shards/drops'
import type { KeyForgeView, MageWarsView, Option, Question, ShardsView } from '../src/protocol'

const asked = (...options: Option[]) => ({ options }) as Question
const answers = (dropped: { options: Option[] } | undefined) => dropped?.options.map(({ answer }) => answer)

it('plays, discards, reaps and fights in KeyForge by where a card is put', () => {
  const view = {
    player: 0,
    play: [
      { card: 9, controller: 1 },
      { card: 5, controller: 0 },
    ],
  } as unknown as KeyForgeView
  const question = asked(
    { answer: 'play smith', things: [1] },
    { answer: 'discard smith', things: [1] },
    { answer: 'fight troll', things: [5] },
    { answer: 'reap troll', things: [5] },
  )
  const put = (from: number, place: string, seat = 0) => inKeyForge([from], { things: [], place, seat }, question, view)
  expect(answers(put(1, 'line'))).toEqual(['play smith'])
  expect(put(1, 'line', 1)).toBe(undefined)
  expect(put(1, 'left')?.aim).toEqual({ answers: ['left'] })
  expect(answers(put(1, 'discard'))).toEqual(['discard smith'])
  expect(answers(put(5, 'player'))).toEqual(['reap troll'])
  expect(inKeyForge([5], { things: [9] }, question, view)).toMatchObject({
    options: [{ answer: 'fight troll' }],
    aim: { things: [9] },
  })
  expect(inKeyForge([5], { things: [5] }, question, view)).toBe(undefined)
})

it('recruits and plays in Shards by drawing to the own side', () => {
  const question = asked({ answer: 'recruit monk', things: [3] }, { answer: 'fast-play monk', things: [3] })
  const view = { player: 1 } as ShardsView
  expect(answers(inShards([3], { things: [], place: 'own', seat: 1 }, question, view))).toEqual([
    'recruit monk',
    'fast-play monk',
  ])
  expect(answers(inShards([3], { things: [], place: 'discard', seat: 1 }, question, view))).toEqual(['recruit monk'])
  expect(inShards([3], { things: [], place: 'own', seat: 0 }, question, view)).toBe(undefined)
})

it('moves, attacks, activates and casts in Mage Wars', () => {
  const view = { player: 0, acting: 30 } as MageWarsView
  const acting = asked({ answer: 'move b2', things: [4] }, { answer: 'attack wolf bear', things: [30, 31] })
  expect(answers(inMageWars([30], { things: [4] }, acting, view))).toEqual(['move b2'])
  expect(answers(inMageWars([30], { things: [31] }, acting, view))).toEqual(['attack wolf bear'])
  expect(inMageWars([30], { things: [5] }, acting, view)).toBe(undefined)
  const turn = asked({ answer: 'activate wolf', things: [30] }, { answer: 'quickcast fireball', things: [50] })
  const resting = { ...view, acting: -1 }
  expect(inMageWars([50], { things: [31] }, turn, resting)).toMatchObject({ aim: { things: [31] } })
  expect(answers(inMageWars([30], { things: [4] }, turn, resting))).toEqual(['activate wolf'])
})

it('stands below what it belongs to, above where there is no room, and always on the page', () => {
  const at = (left: number, top: number) => ({ left, top, width: 50, height: 60, bottom: top + 60 }) as DOMRect
  const page = { width: 400, height: 800 }
  expect(near(at(100, 100), { width: 90, height: 80 }, page)).toEqual({ left: 80, top: 166 })
  expect(near(at(100, 700), { width: 90, height: 80 }, page).top).toBe(614)
  expect(near(at(390, 100), { width: 90, height: 80 }, page).left).toBe(304)
})
