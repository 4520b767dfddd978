import { expect, it } from 'vitest'
import { beginning, grouped } from '../src/lib/log/log'
import type { Line } from '../src/protocol'

const plays: Line = { text: 'A plays Crystal.', cards: ['crystal'], event: { kind: 'play', actor: 0 } }
const gains: Line = {
  text: 'A gains 1 gem.',
  small: true,
  cards: ['crystal'],
  event: { kind: 'gain-gems', actor: 0, amount: 1 },
}
const draws: Line = { text: 'A draws 5 cards.', event: { kind: 'draw', actor: 0, amount: 5 } }

it('counts equal deeds and sums what they bring', () => {
  const [all, ...more] = grouped([plays, gains, plays, gains, plays, gains], 0, [])
  expect(more).toEqual([])
  expect(all).toMatchObject({ count: 3, at: 0, last: 5, gains: [{ icon: 'gems', n: 3 }] })
})

it('counts a deed before it is told what it brings', () => {
  expect(grouped([plays, gains, plays], 0, [])).toMatchObject([{ count: 2, gains: [{ n: 1 }] }])
})

it('begins anew with a turn', () => {
  const begun = [{ at: 2, turn: 2, seat: 1 }]
  expect(grouped([plays, gains, plays, gains], 0, begun).map(({ count }) => count)).toEqual([1, 1])
})

it('finds where a turn begins: after the last deed of who had the one before', () => {
  expect(beginning([plays, draws, { ...plays, event: { kind: 'play', actor: 1 } }], 10, 0)).toBe(12)
  expect(beginning([{ ...plays, event: { kind: 'play', actor: 1 } }], 10, 0)).toBe(10)
})
