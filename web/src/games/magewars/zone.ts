// Where the pieces of a zone stand: the fewer there are, the larger they are. More than have room lie over each
// other, and lie beside each other while one points at them.

export interface Spot {
  x: number
  y: number
}

export interface Cells {
  width: number // of a piece
  tall: number
  places: Spot[]
  fanned?: Spot[] // where they lie over each other: their places beside each other
}

/** How far the arena goes on around the zone. */
export interface Around {
  left: number
  right: number
  above: number
  below: number
}

const GAP = 3 // pixels
const NARROW = 150 // here pieces stand below each other
const ONE = 0.62 // of the zone
const LEAST = 64
const STRIP = 33 // of a piece below another: its name and its life
const FREE = [31, 24]
const BROAD = [120, 250] as const // at least, at most
const HIGH = [96, 200] as const

export function cells(width: number, height: number, pieces: number, around: Around): Cells {
  return width < NARROW ? column(width, height, pieces, around) : block(width, height, pieces, around)
}

const between = (n: number, [least, most]: readonly [number, number]) => Math.min(Math.max(n, least), most)

/** One in the middle, two beside each other, then two rows. */
function block(width: number, height: number, pieces: number, around: Around): Cells {
  const rows = pieces > 2 ? 2 : 1
  const across = Math.max(1, Math.ceil(pieces / rows))
  const half = Math.floor((width - GAP) / 2)
  const one = Math.min(pieces === 1 ? between(Math.round(ONE * width), BROAD) : half, BROAD[1])
  const room = Math.floor((height - (rows - 1) * GAP) / rows)
  const tall = Math.min(rows === 1 ? between(Math.round(ONE * height), HIGH) : HIGH[1], room)
  const rest = Math.max(0, width - (across * one + (across - 1) * GAP))
  const step = across > 2 ? Math.min(one + GAP, (width - one) / (across - 1)) : one + GAP
  const from = across > 2 ? 0 : rest / 2
  const top = (height - rows * tall - (rows - 1) * GAP) / 2
  const row = (i: number) => top + Math.floor(i / across) * (tall + GAP)
  const places = spots(pieces, (i) => ({ x: from + (i % across) * step, y: row(i) }))
  if (across < 3) return { width: one, tall, places }
  const broad = across * (one + GAP) - GAP
  const left = inside((width - broad) / 2, broad, width, around.left, around.right)
  return {
    width: one,
    tall,
    places,
    fanned: spots(pieces, (i) => ({ x: left + (i % across) * (one + GAP), y: row(i) })),
  }
}

/** Below a few of them a finger finds the zone itself. */
function column(width: number, height: number, pieces: number, around: Around): Cells {
  const spare = height - LEAST - (pieces - 1) * STRIP
  const room = height - (FREE.find((free) => free <= spare) ?? 0)
  const share = Math.floor((room - (pieces - 1) * GAP) / Math.max(1, pieces))
  const tall = Math.min(room, Math.max(LEAST, Math.min(share, width)))
  const step = pieces > 1 ? Math.min(tall + GAP, (room - tall) / (pieces - 1)) : 0
  const top = (room - tall - (pieces - 1) * step) / 2
  const places = spots(pieces, (i) => ({ x: 0, y: top + i * step }))
  if (step >= tall || pieces < 2) return { width, tall, places }
  const high = pieces * (tall + GAP) - GAP
  const from = inside((height - high) / 2, high, height, around.above, around.below)
  return { width, tall, places, fanned: spots(pieces, (i) => ({ x: 0, y: from + i * (tall + GAP) })) }
}

function spots(pieces: number, place: (i: number) => Spot): Spot[] {
  return Array.from({ length: pieces }, (_, i) => {
    const { x, y } = place(i)
    return { x: Math.round(x), y: Math.round(y) }
  })
}

/** Moved so that what is `long` ends inside of the arena. */
function inside(at: number, long: number, zone: number, before: number, after: number): number {
  return Math.max(-before, Math.min(at, zone + after - long))
}
