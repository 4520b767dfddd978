// Where the figures of a picture stand, how large they are and how far away.
import { HORIZON, WIDE, type Named, type Shape } from './picture'

export interface Placed {
  shape: Shape
  material: string
  x: number // of its middle
  y: number
  scale: number
  flip: boolean
  turn: number
  depth: number // how far into the haze, from 0 to 1
  part: number // how much of it is seen
}

interface Pose {
  at: [number, number]
  size: number
  depth?: number
  part?: number
  before?: boolean // in front of the one in the middle
  main?: { at?: [number, number]; size?: number } // where that one stands beside it
}

const MAIN: Pose = { at: [149, 150], size: 216 }
const POSES: Record<string, Pose> = {
  behind: { at: [214, 92], size: 104, depth: 0.36, main: { at: [138, 156], size: 200 } },
  above: { at: [150, 66], size: 84, before: true, main: { at: [150, 172], size: 180 } },
  below: { at: [150, 204], size: 172, before: true, main: { at: [150, 134], size: 190 } },
  around: { at: [150, 146], size: 274, depth: 0.45, part: 0.85, main: { size: 186 } },
  held: { at: [212, 184], size: 104, before: true, main: { at: [134, 148], size: 200 } },
  beside: { at: [200, 158], size: 138, main: { at: [106, 144], size: 156 } },
}
const TWINS: Pose[] = [
  { at: [76, 118], size: 112, depth: 0.45 },
  { at: [226, 114], size: 108, depth: 0.5 },
]
const EDGE = 6 // of the grid: what comes nearer to the side is cut off there
const OVER = 6 // so far it is pushed over the side of the picture
const FEET = HORIZON + 44 // where those end that have no feet

/** Those that are cut off at a side are pushed over the side of the picture. */
function pushed({ shape, x, y, scale, flip, ...rest }: Placed): Placed {
  const [left, top, right, bottom] = shape[1]
  const [first, last] = flip ? [1024 - right, 1024 - left] : [left, right]
  const [atLeft, atRight, atTop, atFeet] = [first < EDGE, last > 1024 - EDGE, top < EDGE, bottom > 1024 - EDGE]
  const grown = atLeft && atRight ? Math.max(scale, (WIDE + 2 * OVER) / (right - left)) : scale
  const [wide, high] = [((right - left) * grown) / 2, ((bottom - top) * grown) / 2]
  const across = atLeft === atRight ? x : atLeft ? wide - OVER : WIDE - wide + OVER
  const down = atFeet ? FEET - high : atTop ? high - OVER : y
  return { shape, x: atLeft && atRight ? WIDE / 2 : across, y: down, scale: grown, flip, ...rest }
}

/** The figure in the middle, then the others in the order in which they are painted. */
export function placed([main, ...others]: Named[], shapes: Record<string, Shape>, next: () => number): Placed[] {
  const mirrored = next() < 0.5
  const swing = (next() - 0.5) * 10
  const stand = ([icon, material]: Named, { at, size, depth = 0, part = 1 }: Pose, flip: boolean): Placed => {
    const shape = shapes[icon]!
    const [left, top, right, bottom] = shape[1]
    const scale = size / Math.max(right - left, bottom - top)
    const x = mirrored ? WIDE - at[0] : at[0]
    return { shape, material, x: x + swing, y: at[1], scale, flip, turn: 0, depth, part }
  }
  const poses = others.map(([, , pose]) => pose)
  const centre = stand(main!, { ...MAIN, ...POSES[poses[0] ?? '']?.main }, mirrored)
  const around = others.flatMap((other) => {
    if (other[2] === 'twins') return TWINS.map((pose, i) => ({ pose, figure: stand(other, pose, i === 1) }))
    const pose = POSES[other[2]]!
    return [{ pose, figure: stand(other, pose, other[2] === 'behind' ? !mirrored : mirrored) }]
  })
  return [
    ...around.filter(({ pose }) => !pose.before).map(({ figure }) => figure),
    poses.includes('above') ? centre : pushed(centre),
    ...around.filter(({ pose }) => pose.before).map(({ figure }) => figure),
  ]
}
