// An object as it is looked at large: whose it is, what is to be said of it, what lies on it.
import type { Sitting } from '../../common/sitting.svelte'
import type { OnTable } from '../../common/table'
import type { Seen } from '../../common/zoom.svelte'
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

/** `lies`: it is told of as a part of what it lies on. */
export function seen(it: Lying, field: Field, sitting: Sitting, tell: OnTable['tell'], lies = false): Seen {
  const marks = sitting.shown?.marks?.[it.thing] ?? []
  const reveal = sitting.shown?.values?.[it.thing]?.reveal
  const hidden = it.piece.revealed ? [] : [tell('face-down')]
  const price = reveal === undefined ? [] : [tell('mw-reveal', { n: reveal })]
  const what = deed(it, field)
  return {
    slug: it.slug,
    things: field.whole(it.thing),
    deed: what && `${what} ${it.slug}`,
    notes: [...(lies ? [] : [sitting.name(it.piece.controller)]), ...hidden, ...price, ...marks.slice(1)], // the first mark says whose it is
    attached: [...field.attached(it.thing), ...field.equipment(it.thing)].map((each) => seen(each, field, sitting, tell, each.piece.controller === it.piece.controller)),
  }
}
