// What is seen far behind: drawn anew for each card, by chance that follows from its name.
import { mixed } from './colour'
import { HIGH, HORIZON, WIDE, type Brush, type Ground } from './picture'

type Chance = () => number
type Backdrop = (brush: Brush, ground: Ground, chance: Chance) => void

const steps = (from: number, step: number) =>
  Array.from({ length: Math.ceil((WIDE + 20 - from) / step) }, (_, i) => from + i * step)
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i))

/** Hills from side to side, sharp or soft. */
export function ridge(chance: Chance, y: number, high: number, step: number, sharp: boolean): Path2D {
  const points: [number, number][] = [[-10, y]]
  while (points.at(-1)![0] < WIDE + 10)
    points.push([points.at(-1)![0] + step * (0.6 + 0.8 * chance()), y - high * chance()])
  const path = new Path2D()
  path.moveTo(-10, HIGH)
  path.lineTo(...points[0]!)
  points.slice(1).forEach(([x, y], i) => {
    const [before, height] = points[i]!
    const between = (before + x) / 2
    if (sharp) path.lineTo(x, y)
    else path.bezierCurveTo(between, height, between, y, x, y)
  })
  path.lineTo(WIDE + 30, HIGH)
  path.closePath()
  return path
}

type Roof = (path: Path2D, x: number, top: number, wide: number, tall: number, chance: Chance) => void

/** Buildings side by side. */
function towers(chance: Chance, y: number, wide: [number, number], tall: number, roof: Roof): Path2D {
  const path = new Path2D()
  let x = -10
  while (x < WIDE + 10) {
    const width = wide[0] + (wide[1] - wide[0]) * chance()
    const height = tall * (0.25 + 0.75 * chance() ** 1.5)
    path.moveTo(x, HIGH)
    roof(path, x, y - height, width, height, chance)
    path.closePath()
    x += width * (0.85 + 0.5 * chance())
  }
  return path
}

const FLAT: Roof = (path, x, top, wide) => {
  path.lineTo(x, top)
  path.lineTo(x + wide, top)
  path.lineTo(x + wide, HIGH)
}
const SPIRE: Roof = (path, x, top, wide, tall) => {
  path.lineTo(x + wide * 0.12, top + tall * 0.3)
  path.lineTo(x + wide / 2, top - tall * 0.35)
  path.lineTo(x + wide * 0.88, top + tall * 0.3)
  path.lineTo(x + wide, HIGH)
}
const GABLE: Roof = (path, x, top, wide, _, chance) => {
  path.lineTo(x, top + 12)
  path.lineTo(x + wide * (0.3 + 0.4 * chance()), top - 8)
  path.lineTo(x + wide, top + 12)
  path.lineTo(x + wide, HIGH)
}
const DOME: Roof = (path, x, top, wide) => {
  path.lineTo(x, top)
  path.arc(x + wide / 2, top, wide / 2, Math.PI, 0)
  path.lineTo(x + wide, HIGH)
}

function shape(brush: Brush, path: Path2D | string, colour: string, part = 1) {
  brush.globalAlpha = part
  brush.fillStyle = colour
  brush.fill(typeof path === 'string' ? new Path2D(path) : path)
  brush.globalAlpha = 1
}

function line(brush: Brush, path: Path2D, colour: string, part: number, wide = 1, dashes: number[] = []) {
  brush.globalAlpha = part
  brush.strokeStyle = colour
  brush.lineWidth = wide
  brush.setLineDash(dashes)
  brush.stroke(path)
  brush.setLineDash([])
  brush.globalAlpha = 1
}

function disc(x: number, y: number, wide: number, tall = wide, turn = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, wide, tall, turn, 0, 2 * Math.PI)
  return path
}

/** Many small lights in windows. */
function windows(brush: Brush, chance: Chance, n: number, low: number, colour: string, wide: number, tall: number) {
  for (let i = 0; i < n; i++) {
    const [x, y] = [chance() * WIDE, low - 70 * chance()]
    shape(brush, `M${x} ${y}h${wide}v${tall}h${-wide}z`, colour, 0.35 + 0.5 * chance())
  }
}

const volcano: Backdrop = (brush, { far, near, sky }, chance) => {
  const x = WIDE * (0.25 + 0.5 * chance())
  const top = HORIZON - 92
  shape(brush, `M${x - 150} ${HIGH}L${x - 20} ${top}h40L${x + 150} ${HIGH}z`, far, 0.65)
  shape(brush, `M${x - 20} ${top}h40l14 30q-14 26-24-4q-12 40-22 2q-10 22-24-2z`, sky[2], 0.75)
  for (let i = 0; i < 4; i++) shape(brush, disc(x + i * 9, top - 16 - i * 26, 22 + i * 12, 17 + i * 6), sky[0], 0.26)
  shape(brush, ridge(chance, HORIZON - 18, 70, 34, true), far, 0.75)
  shape(brush, ridge(chance, HORIZON + 8, 60, 26, true), near, 0.9)
}

const forest: Backdrop = (brush, { far, near }, chance) => {
  for (let i = 0; i < 9; i++) {
    const [x, wide, lean] = [chance() * WIDE, 8 + 16 * chance(), (chance() - 0.5) * 26]
    const [top, half] = [x + lean, HORIZON * 0.5]
    const right = `C${top + wide} ${half} ${x + wide + 6} ${HORIZON} ${x + wide + 14} ${HIGH}z`
    const left = `M${x} ${HIGH}C${x + 4} ${HORIZON} ${top} ${half} ${top} -5h${wide}`
    shape(brush, left + right, i % 2 ? far : near, 0.5 + 0.3 * chance())
  }
  for (let i = 0; i < 23; i++) {
    const [x, y] = [chance() * WIDE, chance() ** 2 * HORIZON * 0.42 - 12]
    const leaves = disc(x, y, 16 + 22 * chance(), 9 + 11 * chance(), chance() - 0.5)
    shape(brush, leaves, chance() < 0.6 ? near : far, 0.8)
  }
}

const orbits: Backdrop = (brush, { far, sky }, chance) => {
  const [x, y] = [WIDE * 0.5 + (chance() - 0.5) * 40, HORIZON * 0.62]
  const rings = [[2, 6], [60, 14], [], [3, 9], [90, 30]]
  rings.forEach((dashes, i) => {
    const ring = new Path2D()
    const from = chance() * 2 * Math.PI
    ring.arc(x, y, 58 + i * 27, from, from + 2 * Math.PI)
    line(brush, ring, sky[2], 0.42 - 0.06 * i, [1, 3, 1, 5, 1][i], dashes)
  })
  shape(brush, towers(chance, HORIZON - 6, [16, 34], 90, FLAT), far, 0.55)
  const floor = new Path2D()
  for (let i = -9; i < 10; i++) {
    floor.moveTo(WIDE / 2 + i * 12, HORIZON + 2)
    floor.lineTo(WIDE / 2 + i * 62, HIGH)
  }
  for (let i = 0; i < 7; i++) {
    floor.moveTo(0, HORIZON + 4 + i * i * 4)
    floor.lineTo(WIDE, HORIZON + 4 + i * i * 4)
  }
  line(brush, floor, sky[2], 0.22)
}

const spires: Backdrop = (brush, { far, near, dark, sky }, chance) => {
  shape(brush, towers(chance, HORIZON, [14, 38], 150, SPIRE), far, 0.7)
  shape(brush, towers(chance, HORIZON + 22, [20, 52], 90, SPIRE), near, 0.95)
  windows(brush, chance, 21, HORIZON + 20, sky[2], 1.6, 4)
  for (let i = 0; i < 3; i++) {
    const [x, long] = [chance() * WIDE, 50 + 80 * chance()]
    line(brush, new Path2D(`M${x} -4v${long}`), dark, 0.8, 5, [7, 3])
  }
}

const domes: Backdrop = (brush, { far, near, sky }, chance) => {
  const [x, y] = [WIDE * (0.2 + 0.6 * chance()), HORIZON * 0.32]
  shape(brush, disc(x, y, 34), sky[2], 0.35)
  line(brush, disc(x, y, 62, 11, -0.3), sky[2], 0.4, 3)
  shape(brush, ridge(chance, HORIZON - 6, 46, 40, false), far, 0.8)
  shape(brush, towers(chance, HORIZON + 2, [26, 52], 56, DOME), near, 0.8)
  const beam = WIDE * (0.3 + 0.4 * chance())
  shape(brush, `M${beam - 7} 20L${beam - 60} ${HORIZON + 30}h120L${beam + 7} 20z`, sky[2], 0.16)
}

const arches: Backdrop = (brush, { far, rim }, chance) => {
  const [low, high, tip] = [HORIZON * 0.52, HORIZON * 0.3, HORIZON * 0.1]
  for (const x of steps(-30 - 30 * chance(), 75)) {
    const outer = `M${x} ${HIGH}V${low}C${x} ${high} ${x + 30} ${tip + 18} ${x + 37} ${tip}C${x + 44} ${tip + 18} ${x + 75} ${high} ${x + 75} ${low}V${HIGH}`
    const inner = `h-9V${low + 7}C${x + 66} ${high + 14} ${x + 44} ${tip + 42} ${x + 37} ${tip + 28}C${x + 30} ${tip + 42} ${x + 9} ${high + 14} ${x + 9} ${low + 7}V${HIGH}z`
    shape(brush, outer + inner, far, 0.62)
  }
  for (let i = 0; i < 11; i++)
    shape(brush, disc(chance() * WIDE, HORIZON + 14 - 34 * chance(), 26 + 26 * chance(), 9 + 8 * chance()), rim, 0.24)
}

const roofs: Backdrop = (brush, { far, near, sky, rim, spark }, chance) => {
  const [x, y] = [WIDE * (0.2 + 0.6 * chance()), HORIZON * 0.28]
  shape(brush, disc(x, y, 56), sky[2], 0.2)
  shape(brush, disc(x, y, 36), rim, 0.92)
  const craters: [number, number, number][] = [
    [9, 7, 7],
    [-12, -9, 10],
    [-7, 15, 4],
  ]
  for (const [dx, dy, wide] of craters) shape(brush, disc(x + dx, y + dy, wide), sky[2], 0.42)
  shape(brush, towers(chance, HORIZON - 12, [24, 50], 90, GABLE), far, 0.85)
  shape(brush, towers(chance, HORIZON + 20, [34, 66], 66, GABLE), near, 0.95)
  windows(brush, chance, 14, HORIZON + 34, mixed(spark, rim, 0.5), 3.4, 5)
}

const columns: Backdrop = (brush, { far, near }, chance) => {
  shape(brush, ridge(chance, HORIZON - 4, 40, 60, false), far, 0.6)
  for (const x of steps(-14 - 40 * chance(), 58))
    shape(brush, `M${x} ${HIGH}V${HORIZON * 0.42}h-5v-9h28v9h-5V${HIGH}z`, near, 0.62)
  shape(brush, `M-5 ${HORIZON * 0.38}H${WIDE + 5}V${HORIZON * 0.26}H-5z`, near, 0.62)
}

const stars: Backdrop = (brush, { far, near, rim }, chance) => {
  for (let i = 0; i < 60; i++)
    shape(brush, disc(chance() * WIDE, chance() * HORIZON * 1.1, 0.4 + 1.1 * chance() ** 3), rim, 0.3 + 0.7 * chance())
  const x = WIDE * (0.12 + 0.7 * chance())
  shape(brush, disc(x, HORIZON * 1.02, 120), far, 0.8)
  shape(brush, disc(x - 10, HORIZON * 1.02 - 12, 112), near, 0.75)
  line(brush, disc(x, HORIZON * 0.98, 168, 26, -0.24), rim, 0.3, 3)
}

const crystals: Backdrop = (brush, { far, near, sky, rim }, chance) => {
  for (let i = 0; i < 40; i++)
    shape(brush, disc(chance() * WIDE, chance() * HORIZON * 0.8, 0.4 + 1.1 * chance() ** 3), rim, 0.3 + 0.6 * chance())
  for (const i of times(13, (i) => i)) {
    const [x, tall, wide] = [chance() * WIDE, 40 + 120 * chance(), 10 + 18 * chance()]
    const [lean, base] = [(x - WIDE / 2) * 0.16, HORIZON + 40]
    const left = `M${x} ${base}L${x + lean} ${base - tall}L${x + lean + wide / 2} ${base - tall - wide}`
    shape(brush, `${left}L${x + wide} ${base}z`, i % 2 ? far : near, 0.85)
    shape(brush, `${left}z`, sky[2], 0.3)
  }
}

const sea: Backdrop = (brush, { far, near, sky }, chance) => {
  for (let i = 0; i < 8; i++) {
    const x = chance() * WIDE
    shape(brush, `M${x} -5L${x - 50} ${HIGH}h${26 + 20 * chance()}L${x + 14} -5z`, sky[2], 0.09)
  }
  shape(brush, ridge(chance, HORIZON + 6, 60, 24, false), far, 0.7)
  shape(brush, ridge(chance, HORIZON + 26, 40, 20, false), near, 0.9)
  for (let i = 0; i < 14; i++) line(brush, disc(chance() * WIDE, chance() * HORIZON, 1 + 4 * chance()), sky[2], 0.5)
}

const arena: Backdrop = (brush, { far, near, sky }, chance) => {
  shape(brush, ridge(chance, HORIZON - 18, 95, 34, true), far, 0.6)
  const shift = 46 * chance()
  for (const x of steps(-38 - shift, 46)) {
    shape(brush, `M${x} ${HORIZON + 10}V${HORIZON - 70}h22v80z`, near, 0.8)
    if (chance() < 0.4) shape(brush, `M${x + 27} ${HORIZON - 70}h14v46l-7-8-7 8z`, sky[2], 0.34)
  }
  shape(brush, `M-5 ${HORIZON - 78}H${WIDE + 5}v-16H-5z`, near, 0.85)
}

const mountains: Backdrop = (brush, { far, near, rim }, chance) => {
  shape(brush, ridge(chance, HORIZON - 40, 120, 62, true), far, 0.55)
  shape(brush, ridge(chance, HORIZON - 10, 80, 48, true), mixed(far, near, 0.5), 0.85)
  shape(brush, ridge(chance, HORIZON + 14, 46, 30, true), near, 0.95)
  for (let i = 0; i < 6; i++) {
    const [x, y] = [chance() * WIDE, HORIZON - 30 + 40 * chance()]
    line(brush, new Path2D(`M${x} ${y}l${20 + 30 * chance()} ${6 * chance()}`), rim, 0.16, 2)
  }
}

const clouds: Backdrop = (brush, { far, near, rim }, chance) => {
  for (const [y, colour, part] of [
    [HORIZON * 0.4, rim, 0.3],
    [HORIZON * 0.75, far, 0.55],
    [HORIZON + 6, rim, 0.4],
    [HORIZON + 34, near, 0.7],
  ] as const) {
    const bank = new Path2D()
    for (let i = 0; i < 12; i++)
      bank.addPath(disc(chance() * (WIDE + 60) - 30, y + 12 * chance(), 24 + 32 * chance(), 10 + 12 * chance()))
    shape(brush, bank, colour, part)
  }
}

export const BACKDROPS: Record<string, Backdrop> = {
  volcano,
  forest,
  orbits,
  spires,
  domes,
  arches,
  roofs,
  columns,
  stars,
  crystals,
  sea,
  arena,
  mountains,
  clouds,
}
