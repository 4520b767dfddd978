// How large cards are drawn, and where each of them lies.
import { getContext, setContext } from 'svelte'

export type Size = 'flat' | 'small' | 'middle' | 'large'

export interface Limits {
  least: number
  most: number
  ratio: number // width by height
  gap: number
  share: number // of a card's width stays in sight where cards lie over each other
  good: number // they do so only to be as wide as this
  above?: number // pixels that stay free above and below
}

export interface Place {
  x: number
  y: number
  turn: number // degrees
}

export interface Laid {
  card: number // its width
  tall: number // its height
  covered: number // pixels of its right side that lie under the next one
  rows: number
  places: Place[]
}

/** How cards are drawn somewhere. */
export interface Drawing {
  size: Size
  width: number // pixels
  height: number
  covered?: number // of the width
}

const AROUND = 14 // pixels left free at the sides
const ABOVE = 20 // … and above and below
const READABLE = 126 // pixels from which a card has room for its text
const TURN = 1.1 // degrees from one card of a fan to the next
const ARC = 0.8 // pixels by which a fan sinks, times the square of the distance from its middle

/** How wide each of some cards is, so that all have room: side by side, or over each other as far as they may
 * lie, or in a few rows where that makes them larger. */
export function fit(limits: Limits, width: number, height: number, cards: number, rows = 1) {
  const most = Math.max(1, Math.floor((height - ABOVE) / (limits.least / limits.ratio))) // as many have room
  const sizes = Array.from({ length: Math.min(rows, most) }, (_, i) => ({
    card: inRows(limits, width, height, cards, i + 1),
    rows: i + 1,
  }))
  const best = sizes.reduce((best, size) => (size.card > best.card ? size : best))
  return { card: Math.floor(Math.max(limits.least, best.card)), rows: best.rows }
}

function inRows(limits: Limits, width: number, height: number, cards: number, rows: number): number {
  const across = Math.max(Math.ceil(cards / rows), 1)
  const apart = (width - AROUND - (across - 1) * limits.gap) / across
  const over = (width - AROUND) / (1 + (across - 1) * limits.share)
  const high = ((height - ABOVE) / rows - limits.gap * (1 - 1 / rows)) * limits.ratio
  return Math.min(Math.max(apart, Math.min(over, limits.good)), high, limits.most)
}

/** Where each card lies. Cards are moved there, not laid out: none pushes another. */
export function lay(
  limits: Limits,
  width: number,
  height: number,
  cards: number,
  rows = 1,
  fan = false,
  usual = 0,
): Laid {
  const { card, rows: lines } = fit(limits, width, height, Math.max(cards, usual), rows)
  const across = Math.max(Math.ceil(cards / lines), Math.min(cards, Math.ceil(usual / lines)), 1)
  const tall = card / limits.ratio
  const room = across > 1 ? (width - AROUND - card) / (across - 1) : 0
  const step = Math.max(Math.min(card + limits.gap, room), card * limits.share)
  const top = Math.max(limits.above ?? ABOVE / 2, (height - lines * tall - (lines - 1) * limits.gap) / 2)
  const places = Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / across)
    const count = Math.min(across, cards - row * across)
    const left = Math.max(AROUND / 2, (width - (count - 1) * step - card) / 2)
    const off = fan && lines === 1 ? (i % across) - (count - 1) / 2 : 0
    return {
      x: Math.round(left + (i % across) * step),
      y: Math.round(top + row * (tall + limits.gap) + Math.min(ARC * off * off, ABOVE)),
      turn: TURN * off,
    }
  })
  return { card, tall, covered: across > 1 ? Math.max(0, Math.ceil(card - step)) : 0, rows: lines, places }
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
    share: number('--share', 1),
    good: number('--good', 0),
  }
}

/** Where there is little height, cards lie as tiles of which only the name is read. */
export function flattened(limits: Limits, height: number): Limits | undefined {
  if (height === 0 || (height - ABOVE) * limits.ratio >= LEGIBLE) return undefined
  return { ...limits, least: TILE.least, most: TILE.most, ratio: TILE.most / TILE.height, gap: 6, above: 0 }
}

export const TILE = { least: 92, most: 124, height: 46 } // pixels
const LEGIBLE = 62 // pixels below which a card is no picture any more

export function sizeFor(width: number): Size {
  return width < READABLE ? 'small' : 'middle'
}

const KEY = {}

/** Say how the cards inside are drawn. */
export function drawn(drawing: () => Drawing) {
  setContext(KEY, drawing)
}

/** How cards are drawn here. */
export function drawing(): () => Drawing {
  return getContext<(() => Drawing) | undefined>(KEY) ?? (() => ({ size: 'small', width: 0, height: 0 }))
}
