// What stands on a spell or a mage, as data.
import type { CardInfo, MageWarsFacts } from '../../protocol'

export interface Facts extends MageWarsFacts {
  group: string // the school of which it has most, or none; the class of a mage
  price: string // of casting, then of revealing
}

const known = new WeakMap<CardInfo, Facts>()

export function facts(info: CardInfo): Facts {
  const found = known.get(info) ?? read(info)
  known.set(info, found)
  return found
}

function read(info: CardInfo): Facts {
  const card = info.facts as MageWarsFacts
  const mage = card.type === 'mage'
  const [main] = Object.entries(card.schools).sort(([, a], [, b]) => b - a)
  const price = card.reveal === null ? `${card.cost}` : `${card.cost}+${card.reveal}`
  const group = mage ? info.slug : (main?.[0] ?? 'none')
  return { ...card, kind: kind(card), group, price: mage ? '' : price }
}

/** The schools before the subtypes, which may be many. */
function kind(card: MageWarsFacts): string {
  const [type, ...more] = card.kind.split(' · ')
  const schools = Object.keys(card.schools).length ? more.pop() : undefined
  return [type, schools, ...more].filter(Boolean).join(' · ')
}
