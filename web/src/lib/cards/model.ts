// What the page shows, in the words of the language that was asked for.
import type { Option } from '../../protocol'
import type { Subject } from '../pictures/picture'

export interface Stat {
  name: string // of its icon
  n: number | string
  text: string
  path?: string // an icon of the game's own
  at?: 'left' | 'right' // the lower corner in which it stands large
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
  brief?: string // the kind where there is little room
  type: string // each has a frame of its own
  group: string // house, faction or school
  picture?: Subject
  cost?: number | string
  bonus?: number // so many bonus icons
  facts?: string // what else stands beside the text
  rarity?: string
  signs?: { path: string; text: string }[] // of the sets it is printed in
  stats: Stat[]
  keywords?: string[] // that are marked on it where there is no room for its text
  lines: string[]
  reminders: string[]
}

/** What lies on a card in play: damage, a state, counters. */
export interface Badge {
  icon: string
  n?: number | string
  text: string
}

/** The numbers of a card as they are now, by the names of their icons, where they are known. */
export type Live = Record<string, number>
