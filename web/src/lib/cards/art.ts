/** What a house, faction or school looks like. */
export interface Look {
  hue: number // of its colour
  ink?: number // how strong the colour is, in percent
  emblem: string // an SVG path in a square of 24
}
