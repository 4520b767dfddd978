// An object as it is looked at large: whose it is, what is to be said of it, what lies on it.
import type { Seen } from '../../lib/cards/zoom.svelte'
import type { OnTable } from '../../lib/table/table'
import { facts } from './facts'
import { NOTHING, type Field, type Lying } from './arena'

/** What one would do with an object, to ask why not. */
export function deed(it: Lying, field: Field): string {
  const { view } = field
  const own = it.piece.controller === view.player
  if (!it.piece.revealed) return own ? 'reveal' : ''
  const acting = field.all.get(view.acting)
  if (acting && acting.piece.controller === view.player) return it === acting ? '' : `attack ${acting.slug}`
  return own && it.piece.host === NOTHING && it.piece.border === NOTHING ? 'activate' : ''
}

/** Of several equal ones it is asked by its zone and its number there why one cannot be used. */
export function which(it: Lying, field: Field): string {
  const equal = [...field.all.values()].filter(({ slug }) => slug && slug === it.slug)
  const zone = field.zoneOf(it.thing)
  if (equal.length < 2 || !zone) return ''
  return `@${zone.name}#${equal.filter((each) => field.zoneOf(each.thing) === zone).indexOf(it) + 1}`
}

/** The attacks that have more or fewer dice than printed. */
function dice(it: Lying, { session, tell, info }: OnTable): string[] {
  const [card, values] = [info(it.slug), session.shown?.values?.[it.thing] ?? {}]
  const bars = card ? facts(card).attacks : []
  return bars.flatMap((bar, i) => {
    const n = values[`dice-${i + 1}`]
    return n ? [tell('mw-bar', { bar: bar.name, n })] : []
  })
}

/** `lies`: it is told of as a part of what it lies on. */
export function seen(it: Lying, field: Field, table: OnTable, lies = false): Seen {
  const { session, face, tell } = table
  const marks = session.shown?.marks?.[it.thing] ?? []
  const reveal = session.shown?.values?.[it.thing]?.reveal
  const hidden = it.piece.revealed ? [] : [tell('face-down')]
  const price = reveal === undefined ? [] : [tell('mw-reveal', { n: reveal })]
  const what = deed(it, field)
  const bears = [...field.attached(it.thing), ...field.equipment(it.thing)]
  const named = bears.map(({ slug }) => face(slug).name).filter(Boolean)
  const said = marks.slice(1).filter((mark) => !named.some((name) => mark.includes(name))) // the first says whose it is
  return {
    slug: it.slug,
    name: face(it.slug).name,
    things: field.whole(it.thing),
    deed: what && `${what} ${it.slug}${which(it, field)}`,
    notes: [
      ...(lies ? [] : [session.server.name(it.piece.controller)]),
      ...hidden,
      ...price,
      ...said,
      ...dice(it, table),
    ],
    attached: bears.map((each) => seen(each, field, table, each.piece.controller === it.piece.controller)),
  }
}
