// The spellbook as it is looked through: what fits the filters, type by type, copies together.
import type { CardInfo } from '../../protocol'
import type { TableSession } from '../../lib/session/table-session.svelte'
import { Field } from './arena'
import { facts, type Facts } from './facts'

export interface Spell {
  slug: string
  name: string
  things: number[] // its copies
  cost: number | 'X' // as it is now
  card: Facts
}

export interface Wish {
  words: string
  type: string
  school: string
  level: string
  affordable: boolean
}

export const ANY: Wish = { words: '', type: '', school: '', level: '', affordable: false }

/** Copies together, by type, then by cost and name. */
export function spells(
  things: number[],
  slug: (thing: number) => string,
  cards: Map<string, CardInfo>,
  costs: Record<number, Record<string, number>>,
  types: string[],
): Spell[] {
  const found = new Map<string, Spell>()
  for (const thing of things) {
    const info = cards.get(slug(thing))
    if (!info) continue
    const card = facts(info)
    const same = found.get(info.slug)
    if (same) same.things.push(thing)
    else
      found.set(info.slug, {
        slug: info.slug,
        name: info.name,
        things: [thing],
        cost: costs[thing]?.cost ?? card.cost,
        card,
      })
  }
  const price = (spell: Spell) => (spell.cost === 'X' ? 99 : spell.cost)
  return [...found.values()].sort(
    (a, b) =>
      types.indexOf(a.card.type) - types.indexOf(b.card.type) || price(a) - price(b) || a.name.localeCompare(b.name),
  )
}

/** How much mana a spell lacks; what X costs depends on its target. */
export function missing({ cost }: Pick<Spell, 'cost'>, mana: number): number {
  return cost === 'X' ? 0 : Math.max(0, cost - mana)
}

export function fitting(all: Spell[], wish: Wish, mana: number): Spell[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ name, card, ...spell }) => {
    const text = [name, card.kind, ...card.text].join(' ').toLowerCase()
    return (
      words.every((word) => text.includes(word)) &&
      (!wish.type || card.type === wish.type) &&
      (!wish.school || wish.school in card.schools) &&
      (!wish.level || card.level === Number(wish.level)) &&
      (!wish.affordable || !missing(spell, mana))
    )
  })
}

/** Type by type, in their order. */
export function grouped(found: Spell[]): [string, Spell[]][] {
  const groups = new Map<string, Spell[]>()
  for (const spell of found) groups.set(spell.card.type, [...(groups.get(spell.card.type) ?? []), spell])
  return [...groups]
}

/** What can be chosen in a filter. */
export function kinds(all: Spell[], types: string[]): { types: string[]; schools: string[]; levels: number[] } {
  const schools = all.flatMap(({ card }) => Object.keys(card.schools))
  return {
    types: types.filter((type) => all.some(({ card }) => card.type === type)),
    schools: [...new Set(schools)].sort(),
    levels: [...new Set(all.map(({ card }) => card.level))].sort((a, b) => a - b),
  }
}

/** The spells of the own book that can be chosen now. */
export function offered(session: TableSession, { view }: Field): number[] {
  const book = new Set(view.player < 0 ? [] : view.sides[view.player]!.own_spellbook)
  const named = (session.builder.question?.options ?? []).flatMap((option) => option.things ?? [])
  return named.filter((thing) => book.has(thing))
}

/** What can be spent: a familiar or spawnpoint has mana of its own. */
export function spendable(session: TableSession, field: Field): number {
  const own = field.view.player
  const source = session.builder.question?.source.split(/[@#]/)[0]
  const caster = [...field.all.values()].find(
    ({ slug, piece, thing }) => slug === source && piece.controller === own && !field.isMage(thing),
  )
  return (field.all.get(field.view.sides[own]?.mage ?? -1)?.piece.mana ?? 0) + (caster?.piece.mana ?? 0)
}
