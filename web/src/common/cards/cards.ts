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

/** A text cut into parts, those that name a card with its slug. Cards that it does not name as they are
 * called come behind it. */
export function linked(text: string, cards: Map<string, string>): { text: string; slug?: string }[] {
  const parts: { text: string; slug?: string }[] = []
  const missing = new Map(cards)
  let rest = text
  while (rest) {
    const next = [...cards].map(([name, slug]) => ({ name, slug, at: rest.indexOf(name) })).filter(({ at }) => at >= 0)
    const first = next.sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0]
    if (!first) {
      parts.push({ text: rest })
      break
    }
    if (first.at) parts.push({ text: rest.slice(0, first.at) })
    parts.push({ text: first.name, slug: first.slug })
    missing.delete(first.name)
    rest = rest.slice(first.at + first.name.length)
  }
  return [...parts, ...[...missing].flatMap(([name, slug]) => [{ text: ' ' }, { text: name, slug }])]
}
