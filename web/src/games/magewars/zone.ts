// Where the pieces of a zone stand, so that all have room: cells of one size, in which what stands on a piece has
// a place as well. Pieces are moved there, not laid out: none pushes another.

export interface Cells {
  width: number // of a piece
  tall: number
  chips: boolean // what is attached has room below; else it is counted
  places: { x: number; y: number }[]
}

const GAP = 3 // pixels
const CHIPS = 28
const USUAL = 4 // so many have room without becoming smaller when one more comes
const FEW = 2 // stand below each other where a zone is narrow
const NARROW = 140
const WIDEST = 128
const TALLEST = 72
const LEAST = 44 // a finger
const BROAD = 74 // has room for two chips beside each other
const LEGIBLE = 54 // so tall a piece stays when others lie below it

/** `bearing` says of each piece whether something is attached to it. */
export function cells(width: number, height: number, bearing: boolean[]): Cells {
  const few = width < NARROW && bearing.length <= FEW
  const across = few ? 1 : columns(width, height, Math.max(bearing.length, USUAL))
  const rows = Math.max(Math.ceil(bearing.length / across), 2)
  const gap = Math.max(0, Math.min(GAP, (height - rows * LEAST) / (rows - 1)))
  const row = (i: number) => Math.floor(i / across)
  const borne = Array.from({ length: rows }, (_, i) => bearing.some((bears, n) => bears && row(n) === i))
  const tallWith = (below: number) => Math.floor((height - (rows - 1) * gap - below) / rows)
  const below = borne.filter(Boolean).length * CHIPS
  const one = Math.floor(Math.min(WIDEST, (width - (across - 1) * GAP) / across))
  const chips = one >= BROAD && tallWith(below) >= LEGIBLE
  const tall = Math.max(LEAST, Math.min(TALLEST, tallWith(chips ? below : 0)))
  const above = (i: number) => (chips ? borne.slice(0, row(i)).filter(Boolean).length * CHIPS : 0)
  const places = bearing.map((_, i) => ({ x: (i % across) * (one + GAP), y: row(i) * (tall + gap) + above(i) }))
  return { width: one, tall, chips, places }
}

/** Two beside each other as long as they are tall enough, then more as long as they are wide enough. */
function columns(width: number, height: number, pieces: number): number {
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)))
  const needed = Math.ceil(pieces / Math.max(1, Math.floor((height + GAP) / (LEAST + GAP))))
  return Math.min(most, Math.max(2, needed))
}
