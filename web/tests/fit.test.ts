import { expect, it } from 'vitest'
import { fit, sizeFor } from '../src/common/cards/fit'

const limits = { least: 50, most: 150, ratio: 0.8, gap: 10 }

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
  expect(sizeFor(90)).toBe('small')
  expect(sizeFor(130)).toBe('middle')
})
