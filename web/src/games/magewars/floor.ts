// The floor of the arena as paths: slabs with worn edges, cracks, rubble and moss. It is the same for each size.
import { chance } from '../../lib/pictures/chance'

export interface Floor {
  tones: string[] // slabs, from dark to light
  lit: string // the upper edges of slabs
  cracks: string
  rubble: string
  moss: string
  bricks: string // the joints of the rim
  torches: { x: number; y: number }[]
}

export interface Measures {
  width: number
  height: number
  rim: number
  gap: number // between zones
  columns: number
  rows: number
}

const SLABS = 3 // of a zone, in each direction
const TONES = 6
const BRICK = 40 // pixels

export function floor(size: Measures): Floor {
  const { width, height, rim, gap, columns, rows } = size
  const next = chance(`arena ${columns} ${rows}`)
  const spread = (by: number) => (2 * next() - 1) * by
  const [across, down] = [(width - 2 * rim + gap) / columns, (height - 2 * rim + gap) / rows]
  const slabs: { tone: number; path: string }[] = []
  let lit = ''
  for (let n = 0; n < columns * rows; n++) {
    const [x, y] = [rim - gap / 2 + (n % columns) * across, rim - gap / 2 + Math.floor(n / columns) * down]
    const corner = (i: number, j: number): Point => [
      x + (across * i) / SLABS + (i % SLABS ? spread(0.09 * across) : 0),
      y + (down * j) / SLABS + (j % SLABS ? spread(0.07 * down) : 0),
    ]
    const grid = Array.from({ length: SLABS + 1 }, (_, j) => Array.from({ length: SLABS + 1 }, (_, i) => corner(i, j)))
    for (let j = 0; j < SLABS; j++)
      for (let i = 0; i < SLABS; i++) {
        const [a, b, c, d] = [grid[j]![i]!, grid[j]![i + 1]!, grid[j + 1]![i + 1]!, grid[j + 1]![i]!]
        slabs.push({ tone: Math.floor(next() * TONES), path: `${line([a, b, c, d])}Z` })
        lit += line([moved(d, 1.5, -2), moved(a, 1.5, 1.6), moved(b, -2, 1.6)])
      }
  }
  const toned = (n: number) => slabs.filter(({ tone }) => tone === n).map(({ path }) => path)
  const tones = Array.from({ length: TONES }, (_, n) => toned(n).join(''))
  const cracks = many(Math.round(columns * rows * 1.3), () => crack([next() * width, next() * height], across, next))
  const stones = many(columns * rows * 3, () => {
    const [x, y] = [rim + Math.floor(next() * columns) * across, rim + Math.floor(next() * rows) * down]
    const at: Point = [x + (next() < 0.5 ? 8 : across - 26) + 16 * next(), y + 10 + (down - 24) * next()]
    return stone(at, (1.6 + 3 * next()) * Math.min(1, across / 200))
  })
  const moss = many(30, () => {
    const [x, y] = [next() * next() * across * 1.6, height - next() * next() * down * 1.6]
    const wide = (4 + 7 * next()) * Math.min(1, across / 200)
    return `M${point([x + rim, y - rim])}a${wide} ${wide * 0.55} 0 1 0 .1 0Z`
  })
  return { tones, lit, cracks, rubble: stones, moss, bricks: bricks(size), torches: torches(size, across, down) }
}

type Point = [number, number]

const many = (n: number, make: () => string) => Array.from({ length: n }, make).join('')
const point = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const line = (points: Point[]) => `M${points.map(point).join('L')}`
const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

function crack([x, y]: Point, zone: number, next: () => number): string {
  const points: Point[] = [[x, y]]
  let angle = next() * 2 * Math.PI
  for (let n = 4 + Math.floor(next() * 4); n; n--) {
    angle += (2 * next() - 1) * 0.8
    const long = ((5 + 10 * next()) * zone) / 250
    points.push(moved(points.at(-1)!, Math.cos(angle) * long, Math.sin(angle) * long))
  }
  return line(points)
}

function stone(at: Point, size: number): string {
  const corners = [
    [-1, 0.5],
    [-0.4, -0.7],
    [0.7, -0.5],
    [1, 0.6],
  ]
  return `${line(corners.map(([x, y]) => moved(at, x! * size, y! * size)))}Z`
}

function bricks({ width, height, rim }: Measures): string {
  const [across, down] = [Math.round(width / BRICK), Math.round(height / BRICK)]
  const upright = Array.from({ length: across - 1 }, (_, i) => ((i + 1) * width) / across)
  const level = Array.from({ length: down - 1 }, (_, i) => ((i + 1) * height) / down)
  return [
    ...upright.map((x) => `M${x.toFixed(1)} 0v${rim}M${x.toFixed(1)} ${height - rim}v${rim}`),
    ...level.map((y) => `M0 ${y.toFixed(1)}h${rim}M${width - rim} ${y.toFixed(1)}h${rim}`),
  ].join('')
}

/** On the rim where borders end. */
function torches({ width, height, rim, columns, rows, gap }: Measures, across: number, down: number): Spot[] {
  const xs = Array.from({ length: columns - 1 }, (_, i) => rim - gap / 2 + (i + 1) * across)
  const ys = Array.from({ length: rows - 1 }, (_, i) => rim - gap / 2 + (i + 1) * down)
  return [
    ...xs.flatMap((x) => [rim / 2, height - rim / 2].map((y) => ({ x, y }))),
    ...ys.flatMap((y) => [rim / 2, width - rim / 2].map((x) => ({ x, y }))),
  ]
}

type Spot = Floor['torches'][number]
