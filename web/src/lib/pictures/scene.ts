// Paints the picture of a card: sky, light and backdrop, figures, fog and sparks. The light falls from the upper left.
import { BACKDROPS, ridge } from './backdrops'
import { chance } from './chance'
import { mixed, veiled } from './colour'
import palettes from './palettes.json'
import { HIGH, HORIZON, WIDE, type Brush, type Ground, type Named, type Shape } from './picture'
import { placed, type Placed } from './poses'

export const GROUNDS = palettes.grounds as unknown as Record<string, Ground>
const MATERIALS = palettes.materials as unknown as Record<string, [light: string, middle: string, shade: string]>
const { white: WHITE, black: BLACK } = palettes

type Stops = [offset: number, colour: string][]

function filled(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour)
  return gradient
}

function linear(brush: Brush, from: [number, number], to: [number, number], stops: Stops) {
  return filled(brush.createLinearGradient(...from, ...to), stops)
}

function radial(brush: Brush, x: number, y: number, wide: number, stops: Stops) {
  return filled(brush.createRadialGradient(x, y, 0, x, y, wide), stops)
}

function wash(brush: Brush, paint: CanvasGradient, part = 1, top = 0) {
  brush.globalAlpha = part
  brush.fillStyle = paint
  brush.fillRect(0, top, WIDE, HIGH - top)
  brush.globalAlpha = 1
}

/** A lit silhouette: its shadow, a rim of light, the body, the drawing on it, light and fog. */
function figure(brush: Brush, ground: Ground, { shape, material, x, y, scale, flip, turn, depth, part }: Placed) {
  const [path, [left, top, right, bottom]] = shape
  const outline = new Path2D(path)
  const haze = mixed(ground.sky[1], ground.far, 0.5)
  const [light, middle, shade] = MATERIALS[material || ground.material]!.map((each) => mixed(each, haze, depth)) as [
    string,
    string,
    string,
  ]
  const dark = mixed(ground.dark, haze, depth * 0.8)
  const rim = mixed(ground.rim, ground.sky[1], depth * 0.7)
  const away = flip ? -1 : 1 // which way the light comes from, on the figure's own side
  const [lit, unlit] = flip ? [right, left] : [left, right]
  const [wide, high] = [right - left, bottom - top]

  brush.save()
  brush.globalAlpha = part
  brush.translate(x, y)
  brush.rotate(turn)
  brush.scale(scale * away, scale)
  brush.translate(-(left + right) / 2, -(top + bottom) / 2)
  brush.lineJoin = 'round'

  const body = (paint: string | CanvasGradient, edge: string, width: number, dx = 0, dy = 0) => {
    brush.translate(dx, dy)
    brush.fillStyle = paint
    brush.strokeStyle = edge
    brush.lineWidth = width
    brush.stroke(outline)
    brush.fill(outline)
    brush.translate(-dx, -dy)
  }
  brush.globalAlpha = part * 0.42
  body(ground.ground, ground.ground, 28, 32 * away, 44)
  brush.globalAlpha = part
  body(rim, rim, 32, -16 * away, -16)
  const deep = linear(
    brush,
    [0, top],
    [0, bottom],
    [
      [0, mixed(dark, shade, 0.55)],
      [1, dark],
    ],
  )
  body(deep, dark, 26)

  brush.fillStyle = linear(
    brush,
    [lit, top],
    [unlit, bottom],
    [
      [0, light],
      [0.42, middle],
      [1, shade],
    ],
  )
  brush.fill(outline, 'evenodd')
  brush.fillStyle = radial(brush, left + wide * (flip ? 0.7 : 0.3), top + high * 0.2, Math.max(wide, high) * 0.85, [
    [0, veiled(WHITE, 0.5 - 0.4 * depth)],
    [0.42, veiled(WHITE, 0)],
    [0.55, veiled(shade, 0)],
    [1, veiled(mixed(shade, dark, 0.5), 0.55)],
  ])
  brush.fill(outline, 'evenodd')
  brush.fillStyle = linear(
    brush,
    [0, top],
    [0, bottom],
    [
      [0.55, veiled(ground.ground, 0)],
      [1, veiled(ground.ground, 0.7)],
    ],
  )
  brush.fill(outline)
  brush.restore()
}

/** Beams of light from the upper left. */
function beams(brush: Brush, { rim }: Ground, next: () => number) {
  brush.fillStyle = linear(
    brush,
    [0, 0],
    [WIDE, HORIZON + 50],
    [
      [0, veiled(rim, 0.21)],
      [1, veiled(rim, 0)],
    ],
  )
  for (let i = 0; i < 3; i++) {
    const [away, wide] = [next() * 90 - 40, 14 + 26 * next()]
    const end = 150 + i * 60 + away + wide * 2.6
    brush.fill(new Path2D(`M${i * 34 - 30} -20h${wide}L${end} ${HORIZON + 50}h${-wide * 2}z`))
  }
}

function sparks(brush: Brush, { spark, backdrop }: Ground, next: () => number) {
  brush.fillStyle = spark
  for (let i = 0; i < 26; i++) {
    const [x, y, size] = [next() * WIDE, next() * HORIZON * 1.15, 0.7 + 2.3 * next() ** 3]
    if (backdrop === 'forest' && i % 3 === 0) {
      brush.save()
      brush.globalAlpha = 0.75
      brush.translate(x, y)
      brush.rotate(next() * 2 * Math.PI)
      brush.fill(new Path2D('M0 0q4-6 10 0q-6 5-10 0z'))
      brush.restore()
    } else {
      for (const [wide, part] of [
        [size * 2.6, 0.14],
        [size, 0.5 + 0.5 * next()],
      ] as const) {
        brush.globalAlpha = part
        brush.beginPath()
        brush.arc(x, y, wide, 0, 2 * Math.PI)
        brush.fill()
      }
    }
  }
  brush.globalAlpha = 1
}

/** Paint a picture; the same word always gives the same one. */
export function paint(brush: Brush, on: string, figures: Named[], shapes: Record<string, Shape>, word: string) {
  const ground = GROUNDS[on]!
  const next = chance(word)
  const [above, between, glow] = ground.sky
  wash(
    brush,
    linear(
      brush,
      [0, 0],
      [0, HIGH],
      [
        [0, above],
        [(HORIZON / HIGH) * 0.62, between],
        [HORIZON / HIGH, mixed(between, glow, 0.7)],
      ],
    ),
  )
  const halo = radial(brush, WIDE / 2 - 16 + (next() - 0.5) * 30, HORIZON * 0.56, WIDE * 0.56, [
    [0, veiled(mixed(glow, WHITE, 0.45), 0.95)],
    [0.3, veiled(glow, 0.6)],
    [1, veiled(glow, 0)],
  ])
  wash(brush, halo)
  BACKDROPS[ground.backdrop]!(brush, ground, next)
  wash(brush, halo, 0.5)
  brush.fillStyle = mixed(ground.near, ground.ground, 0.4)
  brush.fill(ridge(next, HORIZON + 26, 18, 50, false))
  beams(brush, ground, next)
  for (const each of placed(figures, shapes, next)) figure(brush, ground, each)
  const fog = HORIZON - 6
  const rising: Stops = [
    [0, veiled(ground.ground, 0)],
    [0.3, veiled(ground.ground, 0.85)],
    [1, ground.ground],
  ]
  wash(brush, linear(brush, [0, fog], [0, HIGH], rising), 1, fog)
  sparks(brush, ground, next)
  const corner: Stops = [
    [0, veiled(BLACK, 0)],
    [0.5, veiled(BLACK, 0)],
    [1, veiled(ground.ground, 0.78)],
  ]
  wash(brush, radial(brush, WIDE * 0.42, HIGH * 0.36, HIGH * 0.85, corner))
}
