// Where the pieces of a zone stand.
import { expect, it } from 'vitest'
import { cells, type Spot } from '../src/games/magewars/zone'

const AROUND = { left: 1000, right: 1000, above: 500, below: 500 }
const DESK: [number, number] = [245, 195] // a zone at 1280 × 800
const PHONE: [number, number] = [90, 126]

/** Which of two pieces lies over the other, and how much of it is still seen. */
function apart(a: Spot, b: Spot, width: number, tall: number): boolean {
  return Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= tall
}

it('up to four pieces are large and stand apart', () => {
  for (const n of [1, 2, 3, 4]) {
    const { width, tall, places, fanned } = cells(...DESK, n, AROUND)
    expect([n, width >= 120, tall >= 96]).toEqual([n, true, true])
    expect(fanned).toBeUndefined()
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(apart(a, b, width, tall)).toBe(true)
  }
})

it('the fewer there are, the larger they are', () => {
  const [one, two, three] = [1, 2, 3].map((n) => cells(...DESK, n, AROUND))
  expect(one!.width).toBeGreaterThan(two!.width)
  expect(two!.tall).toBeGreaterThan(three!.tall)
  expect(three!.tall).toBe(cells(...DESK, 4, AROUND).tall)
})

it('all stand inside of their zone, each as large as a finger', () => {
  for (const [width, height] of [DESK, PHONE, [412, 304], [112, 91], [91, 100], [236, 168]] as const)
    for (let n = 1; n < 10; n++) {
      const { width: one, tall, places } = cells(width, height, n, AROUND)
      expect(Math.min(one, tall)).toBeGreaterThanOrEqual(64)
      for (const { x, y } of places) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + one).toBeLessThanOrEqual(width + 1)
        expect(y + tall).toBeLessThanOrEqual(height + 1)
      }
    }
})

it('more than have room lie over each other, and beside each other while one points at them', () => {
  for (const [zone, n] of [
    [DESK, 7],
    [PHONE, 3],
  ] as const) {
    const { width, tall, places, fanned } = cells(...zone, n, AROUND)
    expect(places.some((a, i) => places.slice(i + 1).some((b) => !apart(a, b, width, tall)))).toBe(true)
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(n)
    for (const [i, a] of fanned!.entries())
      for (const b of fanned!.slice(i + 1)) expect(apart(a, b, width, tall)).toBe(true)
  }
})

it('what is fanned out stays in the arena', () => {
  const left = cells(...DESK, 8, { ...AROUND, left: 0 }).fanned!
  expect(Math.min(...left.map(({ x }) => x))).toBeGreaterThanOrEqual(0)
  const below = cells(...PHONE, 5, { ...AROUND, below: 0 })
  expect(Math.max(...below.fanned!.map(({ y }) => y + below.tall))).toBeLessThanOrEqual(PHONE[1])
})
