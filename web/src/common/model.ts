// What the page shows, in the words of the language that was asked for.

export interface Stat {
  name: string // of its icon
  n: number | string
  text: string
}

/** A card as printed. */
export interface Face {
  slug: string
  name: string
  kind: string
  type: string
  group: string // house, faction or school
  cost?: number | string
  stats: Stat[]
  lines: string[]
  reminders: string[]
}
