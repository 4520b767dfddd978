import { expect, it } from 'vitest'
import { chance, rosette } from '../src/lib/cards/art'

it('draws the same card always alike, and others differently', () => {
  expect(rosette('crystal', 5, 2, 1)).toEqual(rosette('crystal', 5, 2, 1))
  expect(rosette('crystal', 5, 2, 1)).not.toEqual(rosette('crystals', 5, 2, 1))
})

it('has chance between 0 and 1', () => {
  const next = chance('any')
  const drawn = Array.from({ length: 100 }, next)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  expect(new Set(drawn).size).toBeGreaterThan(90)
})
