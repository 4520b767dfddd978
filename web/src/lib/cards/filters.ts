// Finding cards: by what they are and by words on them.
import type { CardFilter, CardInfo } from '../../protocol'

export interface Wanted {
  words: string
  picks: Record<string, string> // a value for each filter that is set
}

/** A text as it is searched: without marks on letters, in small ones. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('æ', 'ae').replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '')
}

export function searched(card: CardInfo): string {
  return plain(card.lines.join(' '))
}

/** What a card is, in a line: its kind and what comes first of its facts, mostly the cost. */
export function brief(card: CardInfo): string {
  const { kind = '' } = card.facts as { kind?: string } // games of other people may not say it
  const [first = ''] = (card.lines[1] ?? '').slice(kind.length).split(' · ').filter(Boolean)
  return [kind, first].filter(Boolean).join(' · ')
}

export function found(cards: CardInfo[], texts: Map<string, string>, { words, picks }: Wanted): CardInfo[] {
  const parts = plain(words).split(/\s+/).filter(Boolean)
  const set = Object.entries(picks).filter(([, value]) => value)
  return cards.filter((card) => {
    const text = texts.get(card.slug) ?? ''
    return (
      set.every(([filter, value]) => card.groups[filter]?.includes(value)) && parts.every((part) => text.includes(part))
    )
  })
}

/** Cards by their names, or by a filter: what is first there stands first, what it does not say last. */
export function ordered(cards: CardInfo[], by: CardFilter | undefined, lang: string): CardInfo[] {
  const names = new Intl.Collator(lang)
  const places = new Map(by?.values.map(({ name }, place) => [name, place]))
  const place = (card: CardInfo) => places.get(card.groups[by?.name ?? '']?.[0] ?? '') ?? places.size
  return [...cards].sort((a, b) => place(a) - place(b) || names.compare(a.name, b.name))
}

/** The values of a filter as people look for them: numbers by size, words by the alphabet of their language. */
export function inOrder(filter: CardFilter, lang: string): CardFilter {
  const titles = new Intl.Collator(lang, { numeric: true })
  return { ...filter, values: [...filter.values].sort((a, b) => titles.compare(a.title, b.title)) }
}
