import { expect, it } from 'vitest'
import { fit, sizeFor } from '../src/common/fit'

const limits = { least: 50, most: 150, ratio: 0.8, gap: 10 }

it('is as large as the height allows', () => {
  expect(fit(limits, 2000, 120, 3)).toBe(80)
})

it('makes room for all of them', () => {
  const card = fit(limits, 800, 400, 8)
  expect(8 * card + 7 * 10 + 14).toBeLessThanOrEqual(800)
  expect(9 * card + 8 * 10 + 14).toBeGreaterThan(800)
})

it('is never smaller nor larger than is useful', () => {
  expect(fit(limits, 300, 400, 40)).toBe(50)
  expect(fit(limits, 2000, 900, 0)).toBe(150)
})

it('shows the text where there is room for it', () => {
  expect(sizeFor(90)).toBe('small')
  expect(sizeFor(130)).toBe('middle')
})
