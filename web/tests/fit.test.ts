import { expect, it } from 'vitest'
import { fit, lay, sizeFor } from '../src/lib/cards/fit'

const limits = { least: 50, most: 150, ratio: 0.8, gap: 10, share: 1, good: 0 }

it('is as large as the height allows', () => {
  expect(fit(limits, 2000, 120, 3).card).toBe(80)
})

it('makes room for all of them', () => {
  const { card } = fit(limits, 800, 400, 8)
  expect(8 * card + 7 * 10 + 14).toBeLessThanOrEqual(800)
  expect(9 * card + 8 * 10 + 14).toBeGreaterThan(800)
})

it('is never smaller nor larger than is useful', () => {
  expect(fit(limits, 300, 400, 40).card).toBe(50)
  expect(fit(limits, 2000, 900, 0).card).toBe(150)
})

it('takes several rows only where that makes cards larger', () => {
  const { card, rows } = fit(limits, 360, 320, 6, 2)
  expect(rows).toBe(2)
  expect(3 * card + 2 * 10 + 14).toBeLessThanOrEqual(360)
  expect((2 * card) / limits.ratio + 10 + 20).toBeLessThanOrEqual(320)
  expect(fit(limits, 2000, 200, 6, 2).rows).toBe(1)
})

it('shows the text where there is room for it', () => {
  expect(sizeFor(120)).toBe('small')
  expect(sizeFor(130)).toBe('middle')
})

it('lets cards lie over each other before they shrink, as far as they may', () => {
  const fanned = { ...limits, share: 0.5, good: 150 }
  expect(fit(fanned, 500, 400, 5).card).toBe(150)
  const { places } = lay(fanned, 500, 400, 5)
  expect(places.at(-1)!.x + 150).toBeLessThanOrEqual(500)
  expect(places[1]!.x - places[0]!.x).toBeGreaterThanOrEqual(75)
})

it('keeps the size of cards while they come and go', () => {
  const sizes = [1, 2, 3, 4].map((cards) => lay(limits, 800, 200, cards).card)
  expect(new Set(sizes).size).toBe(1)
})

it('lays them in the middle, a fan in an arc', () => {
  const { card, places } = lay(limits, 800, 200, 3, 1, true)
  expect(places[1]!.x + card / 2).toBeCloseTo(400, 0)
  expect(places.map(({ turn }) => Math.sign(turn))).toEqual([-1, 0, 1])
  expect(places[0]!.y).toBeGreaterThan(places[1]!.y - 1)
})

it('writes nothing on what lies under the next card', () => {
  const hand = { least: 72, most: 230, ratio: 0.8, gap: 10, share: 0.8, good: 182 }
  const { card, covered, places } = lay(hand, 1152, 250, 7, 2, true, 6)
  expect(covered).toBe(Math.ceil(card - (places[1]!.x - places[0]!.x)))
  expect(lay(hand, 1152, 250, 4, 2, true, 6).covered).toBe(0)
})
