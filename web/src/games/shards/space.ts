// What lies behind the table: stars, and shards that float at its sides.
import { chance } from '../../lib/pictures/chance'

export interface Star {
  x: number // parts of a thousand of the table
  y: number
  size: number
}

export function stars(many: number): Star[] {
  const next = chance('stars')
  return Array.from({ length: many }, () => ({
    x: Math.round(next() * 1000),
    y: Math.round(next() * 1000),
    size: Number((0.5 + 1.3 * next() ** 3).toFixed(2)),
  }))
}

/** Where they float, in percent of the table, how large they are, and how they are turned. */
export const SHARDS = [
  { x: 2.8, y: 27, size: 64, turn: -14 },
  { x: 7.6, y: 38, size: 40, turn: 9 },
  { x: 96.8, y: 31, size: 70, turn: 12 },
  { x: 92.8, y: 41, size: 40, turn: -10 },
  { x: 1.6, y: 48, size: 36, turn: 20 },
  { x: 98.6, y: 50, size: 40, turn: -16 },
] as const
