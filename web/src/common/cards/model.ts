// What the page shows, in the words of the language that was asked for.
import type { Option } from '../../protocol'

export interface Stat {
  name: string // of its icon
  n: number | string
  text: string
  path?: string // an icon of the game's own
}

/** Answers that are chosen in two steps: first which of them, then what they are aimed at. */
export interface Group {
  label: string
  icon?: string // as a path
  options: Option[]
}

/** A card as printed. */
export interface Face {
  slug: string
  name: string
  kind: string
  type: string
  group: string // house, faction or school
  cost?: number | string
  facts?: string // what else stands beside the text
  signs?: { path: string; text: string }[] // of the sets it is printed in
  stats: Stat[]
  lines: string[]
  reminders: string[]
}
