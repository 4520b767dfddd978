// Names of generated decks: `generated-dis-mars-7` is made of these parts and a seed.

export interface Generated {
  parts: string[]
  seed: number
}

export function generatedName({ parts, seed }: Generated): string {
  return ['generated', ...parts, seed].join('-')
}

export function readGenerated(name: string): Generated | null {
  const found = /^generated-((?:[a-z]+-)*)(\d{1,18})$/.exec(name)
  return found && { parts: found[1]!.split('-').slice(0, -1), seed: Number(found[2]) }
}

export function anySeed(): number {
  return Math.floor(Math.random() * 1_000_000)
}
