// Pictures made of a card's own data: the same card always looks the same, and no two look alike.

/** What a house, faction or school looks like. */
export interface Look {
  hue: number // of its colour
  ink?: number // how strong the colour is, in percent
  emblem: string // an SVG path in a square of 24
  pattern: Pattern
}

export type Pattern = 'rays' | 'scales' | 'grid' | 'rings' | 'leaves' | 'shards' | 'waves' | 'dots' | 'bricks'

/** Numbers that follow from a word (mulberry32 on a hash of it). */
export function chance(word: string): () => number {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function point(angle: number, radius: number): string {
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(36 + radius * Math.sin(angle)).toFixed(1)}`
}

/** A rosette of the card's own: rings of petals with the same symmetry, some of them round. */
export function rosette(word: string, fold: number, rings: number, rounds: number): string[] {
  const next = chance(word)
  const turn = next() * Math.PI
  return Array.from({ length: rings }, (_, ring) => {
    const outer = 32 - ring * (7 + next() * 3)
    const inner = outer * (0.5 + next() * 0.35)
    const swing = (next() - 0.5) * 0.9
    const round = (rounds >> ring) & 1
    const step = (2 * Math.PI) / fold
    const corners = Array.from({ length: fold }, (_, i) => {
      const angle = turn + i * step + ring * (step / 2)
      const tip = point(angle, outer)
      const valley = point(angle + step / 2 + swing * 0.3, inner)
      if (!round) return `L${tip}L${valley}`
      return `Q${point(angle - step / 4, outer)} ${tip}Q${point(angle + step / 4, inner)} ${valley}`
    })
    const start = point(turn + ring * (step / 2) - step / 2 + swing * 0.3, inner)
    return `M${start}${corners.join('')}Z`
  })
}

/** The tile of a pattern: its size and its path. */
export const TILES: Record<Pattern, { size: [number, number]; path: string }> = {
  rays: { size: [20, 20], path: 'M0 20 20 0M-5 5 5-5M15 25 25 15' },
  scales: { size: [16, 12], path: 'M0 0a8 8 0 0 0 16 0M-8 6a8 8 0 0 0 16 0M8 6a8 8 0 0 0 16 0' },
  grid: { size: [14, 14], path: 'M0 0h14M0 0v14M7 5v4M5 7h4' },
  rings: { size: [22, 22], path: 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0' },
  leaves: { size: [18, 18], path: 'M2 16C2 8 8 2 16 2C16 10 10 16 2 16ZM2 16 12 6' },
  shards: { size: [20, 24], path: 'M10 1 15 12 10 23 5 12ZM5 12h10' },
  waves: { size: [24, 10], path: 'M0 5Q6-2 12 5T24 5' },
  dots: { size: [14, 14], path: 'M6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0' },
  bricks: { size: [20, 12], path: 'M0 0h20M0 6h20M5 0v6M15 6v6' },
}
