import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StepQueue } from '../src/lib/session/step-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paced(whole = 100_000, least = 0) {
  const shown: number[] = []
  const pace: StepQueue<number> = new StepQueue<number>(
    (step) => shown.push(step),
    () => 500 * pace.rate,
    { weight: () => 500, whole: () => whole, least: () => least },
  )
  return { shown, pace }
}

it('shows the first step at once and lets each stay', () => {
  const { shown, pace } = paced()
  for (const step of [1, 2, 3]) pace.add(step)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual([1, 2, 3])
})

it('does not wait again after a pause', () => {
  const { shown, pace } = paced()
  pace.add(1)
  vi.advanceTimersByTime(2000)
  pace.add(2)
  expect(shown).toEqual([1, 2])
})

it('skips ahead without leaving out a step', () => {
  const { shown, pace } = paced()
  for (const step of [1, 2, 3]) pace.add(step)
  pace.skip()
  expect(shown).toEqual([1, 2, 3])
  vi.advanceTimersByTime(2000)
  expect(shown).toEqual([1, 2, 3])
})

it('shows at once what does not wait', () => {
  const { shown, pace } = paced()
  for (const step of [1, 2]) pace.add(step)
  pace.add(3, true)
  expect(shown).toEqual([1, 2, 3])
})

it('hurries each step alike where many wait, and takes its time again when all are told', () => {
  const { shown, pace } = paced(1000)
  for (let step = 1; step <= 9; step++) pace.add(step)
  vi.advanceTimersByTime(9 * 125 - 1)
  expect(shown).toHaveLength(9)
  vi.advanceTimersByTime(1)
  for (const step of [10, 11]) pace.add(step)
  vi.advanceTimersByTime(499)
  expect(shown).toHaveLength(10)
})

it('hurries nothing more than it can be read', () => {
  const { shown, pace } = paced(1000, 0.5)
  for (let step = 1; step <= 9; step++) pace.add(step)
  vi.advanceTimersByTime(8 * 250 - 1)
  expect(shown).toHaveLength(8)
  vi.advanceTimersByTime(1)
  expect(shown).toHaveLength(9)
})
