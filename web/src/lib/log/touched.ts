// What the last event that was told has touched.
import type { Line } from '../../protocol'
import { isShown } from '../motion/places'

function things({ things = [], event }: Line): number[] {
  return [...things, event?.source ?? -1, event?.target ?? -1].filter((thing) => thing !== -1)
}

/** Of some lines the last one counts that touches a player or something that is to be seen. */
export function touched(lines: Line[], isThere: (thing: number) => boolean = isShown): number[] {
  const all = lines.map(things).filter((each) => each.some((thing) => thing < 0 || isThere(thing)))
  return all.at(-1) ?? []
}
