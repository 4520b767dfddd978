// Where the pieces of a zone stand.
import { expect, it } from 'vitest'
import { cells } from '../src/games/magewars/zone'

const alone = (n: number) => Array.from({ length: n }, () => false)

it('who comes moves nobody, up to four', () => {
  const [one, four] = [cells(200, 180, alone(1)), cells(200, 180, alone(4))]
  expect(one.width).toBe(four.width)
  expect(one.tall).toBe(four.tall)
  expect(four.places[0]).toEqual(one.places[0])
})

it('all have room, each as large as a finger', () => {
  for (const [width, height] of [
    [210, 180],
    [175, 140],
    [112, 91],
    [91, 100],
  ] as const)
    for (const n of [1, 2, 3, 4]) {
      const { width: one, tall, places } = cells(width, height, alone(n))
      expect(Math.min(one, tall)).toBeGreaterThanOrEqual(44)
      for (const { x, y } of places) {
        expect(x + one).toBeLessThanOrEqual(width)
        expect(y + tall).toBeLessThanOrEqual(height)
      }
    }
})

it('none stands on another', () => {
  const { width, tall, places } = cells(210, 180, alone(9))
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) expect(Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= tall).toBe(true)
})

it('what is attached has a row below where there is room, and is counted where there is none', () => {
  expect(cells(210, 190, [true, false, false]).chips).toBe(true)
  expect(cells(210, 190, [true, false, false]).places[2]!.y).toBeGreaterThan(72 + 20)
  expect(cells(112, 91, [true, false, false]).chips).toBe(false)
})
