import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hurried, Pace } from '../src/common/state/pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paced() {
  const shown: number[] = []
  return {
    shown,
    pace: new Pace<number>(
      (step) => shown.push(step),
      () => 500,
    ),
  }
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

it('hurries where many steps wait, so that nobody waits for long', () => {
  expect(hurried(900, 3)).toBe(900)
  let whole = 0
  for (let waiting = 600; waiting > 0; waiting--) whole += hurried(900, waiting)
  expect(whole).toBeLessThan(900 * 32)
})
