// Silhouettes as outlines that all turn the same way: filled as a whole they are the solid body, filled by the
// even-odd rule they are the drawing with its holes.

const GRID = 2 // steps to a unit of the box of 512
const SPECK = 60 // square units: what is smaller is no part of a body
const STEPS = [0.2, 0.4, 0.6, 0.8, 1] // at which a curve is looked at

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
// The flags of an arc may stand without a space before what follows.
const ARC = new RegExp(
  `${Array.from('nnnffnn', (each) => `\\s*,?\\s*(${each === 'f' ? '[01]' : NUMBER.source})`).join('')}`,
  'gi',
)
const LENGTHS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 }

/** The commands of a path, each with as many numbers as it takes. */
function* commands(path) {
  for (const [, letter, rest] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const kind = letter.toUpperCase()
    if (kind === 'Z') yield [letter, []]
    else if (kind === 'A') for (const arc of rest.matchAll(ARC)) yield [letter, arc.slice(1).map(Number)]
    else {
      const numbers = (rest.match(NUMBER) ?? []).map(Number)
      for (let i = 0; i < numbers.length; i += LENGTHS[kind]) {
        const moved = kind === 'M' && i ? (letter === 'M' ? 'L' : 'l') : letter
        yield [moved, numbers.slice(i, i + LENGTHS[kind])]
      }
    }
  }
}

/** The contours of a path: where each begins, and its lines, curves and arcs in absolute points. */
function contours(path) {
  const found = []
  let [at, handle, previous] = [[0, 0], [0, 0], '']
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toUpperCase()
    const [dx, dy] = letter === kind ? [0, 0] : at
    const point = (i) => [numbers[i] + dx, numbers[i + 1] + dy]
    const mirrored = (kinds) => (kinds.includes(previous) ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at)
    const contour = found.at(-1)
    let segment
    if (kind === 'M') found.push({ start: point(0), segments: [] })
    else if (kind === 'L') segment = { to: point(0) }
    else if (kind === 'H') segment = { to: [numbers[0] + dx, at[1]] }
    else if (kind === 'V') segment = { to: [at[0], numbers[0] + dy] }
    else if (kind === 'C') segment = { by: [point(0), point(2)], to: point(4) }
    else if (kind === 'S') segment = { by: [mirrored('CS'), point(0)], to: point(2) }
    else if (kind === 'Q') segment = { by: [point(0)], to: point(2) }
    else if (kind === 'T') segment = { by: [mirrored('QT')], to: point(0) }
    else if (kind === 'A') segment = { arc: numbers.slice(0, 5), to: point(5) }
    if (segment) contour.segments.push(segment)
    at = kind === 'M' ? point(0) : kind === 'Z' ? contour.start : segment.to
    if (kind === 'Z' && contour.segments.length) found.push({ start: at, segments: [] })
    handle = segment?.by?.at(-1) ?? at
    previous = kind
  }
  return found.filter(({ segments }) => segments.length)
}

function bezier(points, t) {
  if (points.length === 1) return points[0]
  const between = points
    .slice(1)
    .map(([x, y], i) => [points[i][0] + (x - points[i][0]) * t, points[i][1] + (y - points[i][1]) * t])
  return bezier(between, t)
}

/** Points on an arc, by the formulas of the SVG standard. */
function onArc([x0, y0], [width, height, turn, large, sweep], [x1, y1]) {
  if (!width || !height || (x0 === x1 && y0 === y1)) return [[x1, y1]]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [hx, hy] = [(x0 - x1) / 2, (y0 - y1) / 2]
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  const grown = Math.sqrt(Math.max(1, px ** 2 / width ** 2 + py ** 2 / height ** 2))
  const [rx, ry] = [Math.abs(width) * grown, Math.abs(height) * grown]
  const root = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1
  const factor = Math.sqrt(Math.max(0, root)) * (large === sweep ? -1 : 1)
  const [mx, my] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const from = Math.atan2((py - my) / ry, (px - mx) / rx)
  let swept = Math.atan2((-py - my) / ry, (-px - mx) / rx) - from
  if (sweep && swept < 0) swept += 2 * Math.PI
  if (!sweep && swept > 0) swept -= 2 * Math.PI
  return STEPS.map((t) => {
    const [ax, ay] = [rx * Math.cos(from + swept * t) + mx, ry * Math.sin(from + swept * t) + my]
    return [cos * ax - sin * ay + (x0 + x1) / 2, sin * ax + cos * ay + (y0 + y1) / 2]
  })
}

/** The corners of a contour, its curves as short lines. */
function polygon({ start, segments }) {
  let at = start
  const drawn = segments.flatMap((segment) => {
    const from = at
    at = segment.to
    if (segment.by) return STEPS.map((t) => bezier([from, ...segment.by, segment.to], t))
    return segment.arc ? onArc(from, segment.arc, segment.to) : [segment.to]
  })
  return [start, ...drawn]
}

const area = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [px, py] = points.at(i - 1)
    return sum + px * y - x * py
  }, 0) / 2

/** The same contour, drawn the other way round. */
function reversed({ start, segments }) {
  const ends = [start, ...segments.map(({ to }) => to)]
  const back = segments.map(({ by, arc }, i) => ({
    to: ends[i],
    ...(by && { by: by.toReversed() }),
    ...(arc && { arc: [...arc.slice(0, 4), 1 - arc[4]] }),
  }))
  return { start: ends.at(-1), segments: back.toReversed() }
}

/** The shortest path for some contours, in whole steps of the grid from point to point. */
function path(all) {
  let text = ''
  let at = [0, 0]
  const steps = ([x, y]) => [Math.round(x * GRID), Math.round(y * GRID)]
  const joined = (numbers) => numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join('')
  const from = (points) => points.map(steps).flatMap(([x, y]) => [x - at[0], y - at[1]])
  for (const { start, segments } of all) {
    text += `M${joined(steps(start))}`
    at = steps(start)
    for (const { by, arc, to } of segments) {
      const [dx, dy] = from([to])
      if (by) text += (by.length === 2 ? 'c' : 'q') + joined(from([...by, to]))
      else if (arc) text += `a${joined([...arc.slice(0, 2).map((n) => Math.round(n * GRID)), ...arc.slice(2), dx, dy])}`
      else if (dx || dy) text += dy ? (dx ? `l${joined([dx, dy])}` : `v${dy}`) : `h${dx}`
      at = steps(to)
    }
    text += 'z'
  }
  return text
}

/** A silhouette: its outlines, and its box. */
export function drawn(source) {
  const bodies = contours(source)
    .map((contour) => ({ contour, points: polygon(contour) }))
    .filter(({ points }) => Math.abs(area(points)) >= SPECK)
  const turned = bodies.map(({ contour, points }) => (area(points) < 0 ? reversed(contour) : contour))
  const all = bodies.flatMap(({ points }) => points)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return [path(turned), box.map((n) => Math.round(n * GRID))]
}
