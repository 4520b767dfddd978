// Writes the icons that telephones want as pixels, drawn from public/icon*.svg (closed paths with a stroke,
// discs and a ground): npm run icons
// With --check it only looks whether they would be the same.
import { readFileSync, writeFileSync } from 'node:fs'
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const PUBLIC = new URL('../public/', import.meta.url)
const ICONS = [
  { from: 'icon-maskable.svg', to: 'icon-180.png', size: 180 }, // iOS rounds the corners itself
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
]

const number = (tag, name) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(tag)?.[1] ?? 0)
const colour = (tag, name) =>
  new RegExp(`${name}="#(..)(..)(..)"`)
    .exec(tag)
    .slice(1)
    .map((each) => parseInt(each, 16))

/** The corners of a closed path of straight lines. */
function corners(path) {
  const found = []
  for (const [, command, numbers] of path.matchAll(/([MLHVhv])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x, y] = found.at(-1) ?? [0, 0]
    if (command === 'v') found.push([x, y + values[0]])
    else if (command === 'h') found.push([x + values[0], y])
    else if (command === 'V') found.push([x, values[0]])
    else if (command === 'H') found.push([values[0], y])
    else for (let i = 0; i < values.length; i += 2) found.push([values[i], values[i + 1]])
  }
  return found
}

function toLine([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** What is drawn: how far a point lies outside of each shape, and its colour. */
function shapes(svg) {
  const wide = number(svg, 'stroke-width') / 2
  return [...svg.matchAll(/<(rect|path|circle)[^>]*>/g)].map(([tag, kind]) => {
    if (kind === 'rect') {
      const [half, round] = [number(tag, 'width') / 2, number(tag, 'rx')]
      const outside = ([x, y]) => {
        const [dx, dy] = [x, y].map((each) => Math.abs(each - half) - half + round)
        return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round
      }
      return { outside, colour: colour(tag, 'fill') }
    }
    if (kind === 'circle') {
      const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => number(tag, name))
      return { outside: ([x, y]) => Math.hypot(x - cx, y - cy) - r, colour: colour(tag, 'fill') }
    }
    const points = corners(/ d="([^"]*)"/.exec(tag)[1])
    const outside = (point) =>
      Math.min(...points.map((each, i) => toLine(point, each, points[(i + 1) % points.length]))) - wide
    return { outside, colour: colour(tag, 'stroke') }
  })
}

/** The picture line by line: each with the filter byte of PNG, then four bytes for each pixel. */
function pixels({ from, size }) {
  const drawn = shapes(readFileSync(new URL(from, PUBLIC), 'utf8'))
  const unit = 64 / size
  const rows = Buffer.alloc(size * (1 + 4 * size))
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (const { outside, colour } of drawn) {
        const part = Math.max(0, Math.min(1, 0.5 - outside([(x + 0.5) * unit, (y + 0.5) * unit]) / unit))
        const rest = alpha * (1 - part)
        const all = part + rest
        if (!all) continue
        ;[red, green, blue] = [red, green, blue].map((each, i) => (colour[i] * part + each * rest) / all)
        alpha = all
      }
      rows.set([red, green, blue, 255 * alpha].map(Math.round), y * (1 + 4 * size) + 1 + 4 * x)
    }
  }
  return rows
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function png(icon) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(icon.size, 0)
  head.writeUInt32BE(icon.size, 4)
  head.set([8, 6, 0, 0, 0], 8) // eight bits for red, green, blue and alpha
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels(icon), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The lines of a picture that was written here. */
function written({ to }) {
  const file = readFileSync(new URL(to, PUBLIC))
  const at = file.indexOf('IDAT')
  return inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
}

if (!process.argv.includes('--check')) {
  for (const icon of ICONS) writeFileSync(new URL(icon.to, PUBLIC), png(icon))
} else if (!ICONS.every((icon) => written(icon).equals(pixels(icon)))) {
  console.error('public/icon-*.png are not the pictures of public/icon*.svg: npm run icons')
  process.exit(1)
}
