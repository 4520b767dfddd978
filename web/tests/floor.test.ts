// The floor of the arena.
import { expect, it } from 'vitest'
import { floor } from '../src/games/magewars/floor'

const SIZE = { width: 1032, height: 620, rim: 10, gap: 4, columns: 4, rows: 3 }
const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number)

it('is the same each time, and another in another arena', () => {
  expect(floor(SIZE)).toEqual(floor(SIZE))
  expect(floor({ ...SIZE, columns: 3, rows: 2 }).cracks).not.toBe(floor(SIZE).cracks)
})

it('has nine slabs in each zone, none of them outside', () => {
  const { tones } = floor(SIZE)
  const slabs = tones.join('').split('Z').filter(Boolean)
  expect(slabs).toHaveLength(12 * 9)
  for (const slab of slabs) {
    const at = numbers(slab)
    expect(Math.max(...at.filter((_, i) => i % 2 === 0))).toBeLessThanOrEqual(SIZE.width)
    expect(Math.max(...at.filter((_, i) => i % 2))).toBeLessThanOrEqual(SIZE.height)
    expect(Math.min(...at)).toBeGreaterThanOrEqual(0)
  }
})

it('has torches where borders end', () => {
  expect(floor(SIZE).torches).toHaveLength(2 * (3 + 2))
})
