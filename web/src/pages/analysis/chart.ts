// Pictures of numbers from turn to turn.

export const WIDTH = 320
export const HEIGHT = 110
const LEFT = 26
const TOP = 8
const BOTTOM = 92

export interface Scale {
  low: number
  high: number
  turns: number
}

/** A scale that has room for all values, and for nothing. */
export function scale(courses: number[][]): Scale {
  const values = courses.flat()
  return {
    low: Math.min(0, ...values),
    high: Math.max(1, ...values),
    turns: Math.max(1, ...courses.map((values) => values.length - 1)),
  }
}

/** The values that are written beside the picture. */
export function marks({ low, high }: Scale): number[] {
  const middle = (low + high) / 2
  return Number.isInteger(middle) ? [low, middle, high] : [low, high]
}

export function across({ turns }: Scale, turn: number): number {
  return LEFT + ((WIDTH - LEFT - 4) * turn) / turns
}

export function up({ low, high }: Scale, value: number): number {
  return BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low)
}

/** The line of a course. */
export function path(scale: Scale, values: number[]): string {
  return values.map((n, i) => `${i ? 'L' : 'M'}${across(scale, i).toFixed(1)} ${up(scale, n).toFixed(1)}`).join('')
}
