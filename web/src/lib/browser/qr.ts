// QR codes for links: bytes with error correction of level M, in versions 1 to 10 (ISO/IEC 18004).

const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] // codewords of error correction in a block, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const DATA = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216] // codewords of data in all blocks
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] // and 6
const PADDING = [0xec, 0x11]

type Grid = (boolean | null)[][] // null where data goes

/** The modules of a code, true for dark ones; nothing where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = DATA.findIndex((words, n) => bytes.length <= words - (n < 9 ? 2 : 3)) + 1
  if (!version) return null
  const bits = codewords(bytes, version).flatMap((word) => bitsOf(word, 8))
  const masked = MASKS.map((_, mask) => drawn(version, bits, mask))
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best))
}

function bitsOf(value: number, many: number): boolean[] {
  return Array.from({ length: many }, (_, n) => ((value >> (many - 1 - n)) & 1) === 1)
}

// What is written

export function codewords(bytes: number[], version: number): number[] {
  const [words, blocks, checks] = [DATA[version - 1]!, BLOCKS[version - 1]!, CHECKS[version - 1]!]
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((b) => bitsOf(b, 8))]
  bits.push(...bitsOf(0, Math.min(4, words * 8 - bits.length)))
  while (bits.length % 8) bits.push(false)
  const data = Array.from({ length: bits.length / 8 }, (_, n) =>
    bits.slice(8 * n, 8 * n + 8).reduce((sum, bit) => 2 * sum + Number(bit), 0),
  )
  for (let n = 0; data.length < words; n++) data.push(PADDING[n % 2]!)
  const short = Math.floor(words / blocks)
  const shorter = blocks - (words % blocks) // so many are one codeword shorter than the rest
  const parts = Array.from({ length: blocks }, (_, n) => {
    const start = n * short + Math.max(0, n - shorter)
    return data.slice(start, start + short + (n < shorter ? 0 : 1))
  })
  return [...woven(parts), ...woven(parts.map((part) => corrections(part, checks)))]
}

/** The first of each, then the second of each, and so on. */
function woven(parts: number[][]): number[] {
  const longest = Math.max(...parts.map((part) => part.length))
  return Array.from({ length: longest }, (_, n) => parts.flatMap((part) => part.slice(n, n + 1))).flat()
}

const POWERS: number[] = []
for (let n = 0, value = 1; n < 255; n++, value = value < 128 ? value * 2 : (value * 2) ^ 0x11d) POWERS.push(value)

function times(a: number, b: number): number {
  return a && b ? POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]! : 0
}

/** Reed-Solomon: the remainder of a division by (x - 1)(x - 2)(x - 4) … */
export function corrections(data: number[], many: number): number[] {
  let divisor = [1]
  for (let n = 0; n < many; n++) {
    const before = divisor
    divisor = [...before, 0].map((factor, at) => factor ^ (at ? times(before[at - 1]!, POWERS[n]!) : 0))
  }
  const rest = [...data, ...Array<number>(many).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!
    divisor.forEach((each, n) => (rest[at + n]! ^= times(each, factor)))
  }
  return rest.slice(data.length)
}

// Where it is drawn

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

function drawn(version: number, bits: boolean[], mask: number): boolean[][] {
  const grid = patterns(version, mask)
  path(grid).forEach(([row, column], n) => {
    grid[row]![column] = (bits[n] ?? false) !== MASKS[mask]!(row, column)
  })
  return grid as boolean[][]
}

/** Where data goes, in order: pairs of columns from the right, up and down in turn, but for column 6. */
export function path(grid: Grid): [number, number][] {
  const size = grid.length
  const found: [number, number][] = []
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let n = 0; n < size; n++) {
      const row = up ? size - 1 - n : n
      for (const column of [right, right - 1]) if (grid[row]![column] === null) found.push([row, column])
    }
  }
  return found
}

/** Everything but the data. */
export function patterns(version: number, mask: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (row: number, column: number, dark: boolean) => {
    if (grid[row]?.[column] !== undefined) grid[row][column] = dark
  }
  const square = (row: number, column: number, reach: number, dark: (away: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let n = 8; n < size - 8; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  const centres = version > 1 ? [6, ...ALIGNED[version - 1]!] : []
  const last = centres.at(-1)
  for (const row of centres)
    for (const column of centres) {
      const taken = (row === 6 && (column === 6 || column === last)) || (column === 6 && row === last)
      if (!taken) square(row, column, 2, (away) => away !== 1)
    }
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const
  for (const [row, column] of corners) square(row, column, 4, (away) => away !== 2 && away !== 4)
  bitsOf(formatBits(mask), 15).forEach((dark, n) => {
    if (n < 8) set(8, n < 6 ? n : n + 1, dark)
    else set(n === 8 ? 7 : 14 - n, 8, dark)
    if (n < 7) set(size - 1 - n, 8, dark)
    else set(8, size - 15 + n, dark)
  })
  set(size - 8, 8, true)
  if (version > 6) {
    const bits = bitsOf(versionBits(version), 18).reverse()
    bits.forEach((dark, n) => {
      const [near, far] = [Math.floor(n / 3), size - 11 + (n % 3)]
      set(near, far, dark)
      set(far, near, dark)
    })
  }
  return grid
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest)) rest ^= divisor << (at - bits)
  return rest
}

/** Level M is 00. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version, 0x1f25, 12)
}

/** How hard to read it is: long runs, blocks, what looks like a corner, and more of one colour. */
function penalty(grid: boolean[][]): number {
  const turned = grid.map((_, n) => grid.map((row) => row[n]!))
  let sum = 0
  for (const line of [...grid, ...turned].map((each) => each.map(Number).join(''))) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (let r = 1; r < grid.length; r++)
    for (let c = 1; c < grid.length; c++) {
      const here = grid[r]![c]
      if (here === grid[r - 1]![c] && here === grid[r]![c - 1] && here === grid[r - 1]![c - 1]) sum += 3
    }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}
