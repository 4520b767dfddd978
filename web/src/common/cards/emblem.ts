// The emblem of a card: a figure for what it is, signs for what it does, and a field of its own behind them.
import { chance } from './art'

export interface Emblem {
  figure: string // a path in a square of 24
  deeds: string[] // as many paths, of what matters most
  division: number // how its field is divided
  points: number // of the rosette behind the figure
  rings: number
  round: number // which rings of the rosette are round
}

export const MOST = 4 // deeds that an emblem has room for
const DIVISIONS = 12

interface Known {
  slug: string
  figure: string
  deeds: (string | undefined)[]
  points?: number // follows from its strength where it has one
}

export function emblem({ slug, figure, deeds, points }: Known): Emblem {
  const next = chance(slug)
  const any = (n: number) => Math.floor(next() * n)
  return {
    figure,
    deeds: [...new Set(deeds.filter((deed) => deed !== undefined))].slice(0, MOST),
    division: any(DIVISIONS),
    points: points ? Math.min(Math.max(points, 3), 12) : 3 + any(7),
    rings: 2 + any(2),
    round: any(4),
  }
}

/** How a field of 100 to 72 is divided, as heralds do. */
export const FIELDS: string[] = [
  '',
  'M50 0h50v72H50Z',
  'M0 36h100v36H0Z',
  'M0 72 100 0v72Z',
  'M0 0 100 72H0Z',
  'M0 0h50v36H0ZM50 36h50v36H50Z',
  'M0 72 50 22 100 72Z',
  'M0 0h100L50 60Z',
  'M0 0 50 36 0 72ZM100 0 50 36l50 36Z',
  'M34 0h32v72H34Z',
  'M0 24h100v24H0Z',
  'M0 72V54L82 0h18v18L18 72Z',
]

/** Where signs lie around the figure: within the part of the picture that is always seen. */
export function places(count: number): [number, number][] {
  const beside: [number, number][] = [
    [76, 36],
    [24, 36],
  ]
  const four: [number, number][] = [
    [76, 26],
    [24, 26],
    [76, 46],
    [24, 46],
  ]
  if (count < 3) return beside.slice(0, count)
  return count === 3
    ? [
        [24, 36],
        [76, 26],
        [76, 46],
      ]
    : four
}
