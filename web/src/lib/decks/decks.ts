// Names of generated decks: `generated-wc-dis-logos-7` is made of a set, these parts and a seed.
import type { DeckGenerator } from '../../protocol'

export interface Generated {
  set: string // empty for the first one
  parts: string[]
  seed: number
}

export function generatedName({ set, parts, seed }: Generated): string {
  return ['generated', ...(set ? [set] : []), ...parts, seed].join('-')
}

export function isGenerated(name: string): boolean {
  return /^generated-(?:[a-z]+-)*\d{1,18}$/.test(name)
}

/** What such a name says, in the words of its generator: a part may have a name of several words. */
export function readGenerated(name: string, generator: DeckGenerator): Generated | null {
  if (!isGenerated(name)) return null
  const words = name.split('-').slice(1, -1).join('-')
  const set = generator.sets?.find((each) => `${words}-`.startsWith(`${each.name}-`))?.name ?? ''
  const rest = `-${words.slice(set.length)}-`.replace('--', '-')
  const parts = generator.parts.map((each) => each.name).filter((part) => rest.includes(`-${part}-`))
  parts.sort((a, b) => rest.indexOf(`-${a}-`) - rest.indexOf(`-${b}-`))
  return { set, parts, seed: Number(name.split('-').at(-1)) }
}

export function anySeed(): number {
  return Math.floor(Math.random() * 1_000_000)
}

const DAY = 24 * 60 * 60 * 1000

/** The one of the day: each day others, and for each seat another one. */
export function ofDay<T>(decks: T[], seat: number, now = Date.now()): T | undefined {
  return decks[(Math.floor(now / DAY) + seat) % decks.length]
}
