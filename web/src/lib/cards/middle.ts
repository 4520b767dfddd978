// How a card is set that is large enough for its text: the picture has what the text leaves.
import type { Face } from './model'
import { lines, measured, set, type Set } from './text'

const LINE = 1.25 // the height of a line by its size
const KIND = { size: 12, line: 15 } // pixels
const RULE = 9 // pixels of the line above the text, with what is around it
const LEAST_ART = 0.22 // of the height
const BOLD = 1.08 // so much wider are bold letters
const SIZES = [14, 13, 12] // pixels; less cannot be read
const ROUND = 6 // lines are broken a little earlier than the last pixel

/** What follows from the width, as in the style sheet. */
const name = (width: number) => ({ size: Math.max(14, width * 0.103), line: 1.02 })
const above = (width: number) => width * 0.11
const below = (width: number) => width * 0.045
const inner = (width: number) => width * 0.9 - ROUND
const shield = (width: number) => width * 0.19

export interface Middle extends Set {
  kind: string
}

const known = new Map<string, Middle>()

export function middle(face: Face, width: number, height: number, numbered: boolean, covered = 0): Middle {
  const kind = face.brief ?? face.kind
  const key = [face.slug, width, height, numbered, covered, kind, ...face.lines].join('\n')
  const found = known.get(key) ?? fitted(face, kind, width, height, numbered, covered)
  if (known.size > 4000) known.clear()
  known.set(key, found)
  return found
}

function fitted(face: Face, kind: string, width: number, height: number, numbered: boolean, covered: number): Middle {
  const across = inner(width) - covered
  const beside = numbered ? across - shield(width) : across
  const title = name(width)
  const high = (text: string, { size, line }: { size: number; line: number }) =>
    lines(text, beside / size / BOLD, 0, measured).length * line
  const head = high(face.name, title) * title.size + high(kind, KIND)
  const left = height * (1 - LEAST_ART) - above(width) - head - RULE - below(width)
  const sizes = SIZES.filter((size, i) => size <= width * 0.08 || i === SIZES.length - 1)
  return { ...set(face.lines, { width: across, height: left }, { sizes, line: LINE, indent: 0 }, measured), kind }
}
