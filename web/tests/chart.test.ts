import { expect, it } from 'vitest'
import { across, marks, path, scale, up } from '../src/pages/analysis/chart'

it('has room for all values and for nothing', () => {
  expect(scale([[3, 7], [5]])).toEqual({ low: 0, high: 7, turns: 1 })
  expect(scale([[-4, 2, 1]])).toEqual({ low: -4, high: 2, turns: 2 })
  expect(scale([])).toEqual({ low: 0, high: 1, turns: 1 })
})

it('writes whole numbers beside the picture', () => {
  expect(marks({ low: 0, high: 6, turns: 1 })).toEqual([0, 3, 6])
  expect(marks({ low: 0, high: 3, turns: 1 })).toEqual([0, 3])
})

it('draws later turns to the right and larger values higher', () => {
  const size = scale([[0, 10, 5]])
  expect(across(size, 2)).toBeGreaterThan(across(size, 1))
  expect(up(size, 10)).toBeLessThan(up(size, 5))
  expect(path(size, [0, 10, 5])).toMatch(/^M\S+ \S+L\S+ \S+L\S+ \S+$/)
})
