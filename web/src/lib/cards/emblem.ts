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

const LOT = '6 ' // with it no two cards of a house get the same field; a test looks at all cards
export const MOST = 4 // deeds that an emblem has room for

interface Known {
  slug: string
  figure: string
  deeds: (string | undefined)[]
  points?: number // follows from its strength where it has one
}

export function emblem({ slug, figure, deeds, points }: Known): Emblem {
  const next = chance(LOT + slug)
  const any = (n: number) => Math.floor(next() * n)
  const rings = 2 + any(2)
  return {
    figure,
    deeds: [...new Set(deeds.filter((deed) => deed !== undefined))].slice(0, MOST),
    division: any(FIELDS.length),
    points: points ? Math.min(Math.max(points, 3), 12) : 3 + any(7),
    rings,
    round: any(1 << rings),
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
  'M50 0 100 36 50 72 0 36Z',
  'M0 0h34v24H0ZM66 0h34v24H66ZM34 24h32v24H34ZM0 48h34v24H0ZM66 48h34v24H66Z',
  'M0 0h25v72H0ZM75 0h25v72H75Z',
  'M0 0h100v20H0ZM0 52h100v20H0Z',
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
