// Cards side by side.

export interface Known {
  thing: number
  slug: string
}

/** Equal cards together, in the order in which each first lies there. */
export function stacks(cards: Known[]): { things: number[]; slug: string }[] {
  const found = new Map<string, number[]>()
  for (const { thing, slug } of cards) found.set(slug, [...(found.get(slug) ?? []), thing])
  return [...found].map(([slug, things]) => ({ slug, things }))
}

/** A part of a text. A card has the signs with it that must not stand alone. */
export interface TextPart {
  text: string
  slug?: string
  before?: string
  after?: string
}

/** A text that tells what was done several times with a card. */
export function times(text: string, name: string, n: number): string {
  return text.replace(name, () => `${name} ×${n}`)
}

/** A text cut into parts, those that name a card with its slug. Cards that it does not name as they are
 * called come behind it. */
export function linked(text: string, cards: Map<string, string>): TextPart[] {
  const parts: TextPart[] = []
  const missing = new Map(cards)
  let rest = text
  while (rest) {
    const next = [...cards].map(([name, slug]) => ({ name, slug, at: rest.indexOf(name) })).filter(({ at }) => at >= 0)
    const first = next.sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0]
    if (!first) {
      parts.push({ text: rest })
      break
    }
    const behind = rest.slice(first.at + first.name.length)
    const before = /[^\s\p{L}\p{N}]*$/u.exec(rest.slice(0, first.at))![0]
    const after = /^[^\s\p{L}\p{N}]*/u.exec(behind)![0]
    if (first.at > before.length) parts.push({ text: rest.slice(0, first.at - before.length) })
    parts.push({ text: first.name, slug: first.slug, ...(before && { before }), ...(after && { after }) })
    missing.delete(first.name)
    rest = behind.slice(after.length)
  }
  return [...parts, ...[...missing].flatMap(([name, slug]) => [{ text: ' ' }, { text: name, slug }])]
}
