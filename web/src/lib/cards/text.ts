// Text that fits into a place: as large as it can be, then smaller, then folded with a mark. What is folded away
// is not drawn at all, so that nothing is ever cut.

export const FOLDED = '…'

export interface Room {
  width: number // pixels
  height: number
}

export interface Type {
  sizes: number[] // pixels, the largest first
  line: number // the height of a line by its size
  indent: number // of the lines after the first of a paragraph, by the size
}

export interface Set {
  size: number
  paragraphs: string[] // as far as there is room for them
  folded: boolean
  height: number // pixels that the text takes
}

/** How wide a text is at a size of one pixel. */
export type Measure = (text: string) => number

/** The lines of a paragraph. */
export function lines(text: string, width: number, indent: number, measure: Measure): string[] {
  const found: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    const room = width - (found.length ? indent : 0)
    if (line && measure(longer) > room) {
      found.push(line)
      line = word
    } else line = longer
  }
  return [...found, line]
}

export function set(paragraphs: string[], room: Room, type: Type, measure: Measure): Set {
  const wrapped = (size: number) => paragraphs.map((text) => lines(text, room.width / size, type.indent, measure))
  for (const size of type.sizes) {
    const count = wrapped(size).flat().length
    const height = Math.ceil(count * size * type.line)
    if (height <= room.height) return { size, paragraphs, folded: false, height }
  }
  const size = type.sizes.at(-1)!
  const most = Math.max(1, Math.floor(room.height / (size * type.line)))
  return { size, paragraphs: fold(wrapped(size), most), folded: true, height: Math.ceil(most * size * type.line) }
}

/** The first lines of some paragraphs; the last of them ends with the mark. */
function fold(wrapped: string[][], most: number): string[] {
  let left = most
  const kept: string[] = []
  for (const paragraph of wrapped) {
    if (left <= 0) break
    const shown = paragraph.slice(0, left)
    left -= shown.length
    kept.push(shown.join(' '))
  }
  const last = kept.pop() ?? ''
  const words = last.split(' ')
  return [...kept, `${words.length > 1 ? words.slice(0, -1).join(' ') : last} ${FOLDED}`]
}

const PROBE = 100 // pixels at which words are measured
let canvas: CanvasRenderingContext2D | null | undefined
const widths = new Map<string, number>()

/** As the browser would draw it in the font of the page; a little wider, as lines are broken a little earlier. */
export function measured(text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  if (canvas === undefined) {
    canvas = document.createElement('canvas').getContext('2d')
    const family = getComputedStyle(document.documentElement).getPropertyValue('--sans') || 'sans-serif'
    if (canvas) canvas.font = `400 ${PROBE}px ${family}`
  }
  const width = canvas ? (canvas.measureText(text).width / PROBE) * SAFE : text.length * 0.56
  if (widths.size > 50_000) widths.clear()
  widths.set(text, width)
  return width
}

const SAFE = 1.02
