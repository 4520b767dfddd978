// A picture as data: a ground, and the figures on it.

export const [WIDE, HIGH] = [300, 424] // of a picture, in units of its own
export const HORIZON = 228

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Ground {
  backdrop: string
  sky: [string, string, string] // above, in the middle, at the horizon
  far: string
  near: string
  ground: string
  rim: string // of the light on what stands there
  dark: string
  spark: string
  material: string // of figures of which nothing else is said
}

/** A silhouette in a grid of 1024: its outlines, which all turn the same way, and its box. */
export type Shape = [path: string, box: [number, number, number, number]]

/** A silhouette, its material and its pose. */
export type Named = [icon: string, material: string, pose: string]

/** The part of a picture that is shown, by how large it is. */
export const CROPS = {
  whole: `0 0 ${WIDE} ${HIGH}`,
  board: '36 22 228 281',
  tile: '40 62 224 128',
} as const

/** What the picture of a card is painted from. */
export interface Subject {
  ground: string // of its house, faction or school
  files: string[] // any of which may hold its figures
  traits: string // the file of figures for traits
  words: string[] // its traits and its type, for a card of which nothing else is known
}
