// How large cards are drawn.
import { getContext, setContext } from 'svelte'

export type Size = 'flat' | 'small' | 'middle' | 'large'

export interface Limits {
  least: number
  most: number
  ratio: number // width by height
  gap: number
}

const AROUND = 14 // pixels left free at the sides
const ABOVE = 20 // … and above and below
const READABLE = 112 // pixels from which a card has room for its text

/** How wide each of some cards is, so that all have room side by side, or in a few rows where that makes
 * them larger. */
export function fit(
  limits: Limits,
  width: number,
  height: number,
  cards: number,
  rows = 1,
): { card: number; rows: number } {
  const sizes = Array.from({ length: rows }, (_, i) => ({
    card: inRows(limits, width, height, cards, i + 1),
    rows: i + 1,
  }))
  const best = sizes.reduce((best, size) => (size.card > best.card ? size : best))
  return { card: Math.floor(Math.max(limits.least, Math.min(best.card, limits.most))), rows: best.rows }
}

function inRows({ ratio, gap }: Limits, width: number, height: number, cards: number, rows: number): number {
  const wide = (width - AROUND) / Math.max(Math.ceil(cards / rows), 1) - gap
  const high = ((height - ABOVE) / rows - gap * (1 - 1 / rows)) * ratio
  return Math.min(wide, high)
}

/** The limits that the style sheet sets for what lies in an element. */
export function limits(element: HTMLElement): Limits {
  const style = getComputedStyle(element)
  const number = (name: string, usual: number) => parseFloat(style.getPropertyValue(name)) || usual
  return {
    least: number('--least', 56),
    most: number('--most', 150),
    ratio: number('--ratio', 0.714),
    gap: number('--gap', 10),
  }
}

export function sizeFor(width: number): Size {
  return width < READABLE ? 'small' : 'middle'
}

const KEY = {}

/** Say how large the cards inside are drawn. */
export function drawn(size: () => Size) {
  setContext(KEY, size)
}

/** How large cards are drawn here. */
export function drawing(): () => Size {
  return getContext<(() => Size) | undefined>(KEY) ?? (() => 'small')
}
