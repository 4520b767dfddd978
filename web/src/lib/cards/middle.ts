// How a card is set that is large enough for its text: the picture has what the text leaves.
import type { Face } from './model'
import { lines, measured, set, type Set } from './text'

const BORDERS = 10 // pixels of the widest frame, and of the padding around the text
const LINE = 1.25 // the height of a line by its size
const KIND = { size: 12, line: 15, pad: 2 } // pixels
const LEAST_ART = 0.2 // of the height
const INDENT = 0.5 // of the size, of the lines after the first of a paragraph
const BOLD = 1.08 // so much wider are bold letters
const SIZES = [14, 13, 12] // pixels; less cannot be read
const ROUND = 3 // lines are broken a little earlier than the last pixel

/** What follows from the width, as in the style sheet. */
const head = (width: number) => Math.max(width * 0.17, 27)
const foot = (width: number) => Math.max(19, width * 0.145)
const inner = (width: number) => width - BORDERS - width * 0.08 - ROUND

export interface Middle extends Set {
  kind: string
}

const known = new Map<string, Middle>()

export function middle(face: Face, width: number, height: number, stats: boolean, covered = 0): Middle {
  const kind = face.brief ?? face.kind
  const key = [face.slug, width, height, stats, covered, kind, ...face.lines].join('\n')
  const found = known.get(key) ?? fitted(face, kind, width, height, stats, covered)
  if (known.size > 4000) known.clear()
  known.set(key, found)
  return found
}

function fitted(face: Face, kind: string, width: number, height: number, stats: boolean, covered: number): Middle {
  const across = inner(width) - covered
  const above = lines(kind, across / KIND.size / BOLD, 0, measured).length * KIND.line + KIND.pad
  const left = height - BORDERS - head(width) - above - (stats ? foot(width) : 0) - height * LEAST_ART
  const sizes = SIZES.filter((size, i) => size <= width * 0.075 || i === SIZES.length - 1)
  const type = { sizes, line: LINE, indent: INDENT }
  return { ...set(face.lines, { width: across, height: left }, type, measured), kind }
}
