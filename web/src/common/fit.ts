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

/** How wide each of some cards is, so that all have room side by side. */
export function fit({ least, most, ratio, gap }: Limits, width: number, height: number, cards: number): number {
  const wide = (width - AROUND) / Math.max(cards, 1) - gap
  const high = (height - ABOVE) * ratio
  return Math.floor(Math.max(least, Math.min(wide, high, most)))
}

/** The limits that the style sheet sets for what lies in an element. */
export function limits(element: HTMLElement): Limits {
  const style = getComputedStyle(element)
  const number = (name: string, usual: number) => parseFloat(style.getPropertyValue(name)) || usual
  return { least: number('--least', 56), most: number('--most', 150), ratio: number('--ratio', 0.714), gap: number('--gap', 10) }
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
