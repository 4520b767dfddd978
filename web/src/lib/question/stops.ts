// At which moments somebody wishes to be asked: what is chosen after a touch.
import type { StopGroup } from '../../protocol'

/** The stops when one of them is chosen or left out; of some groups there is always one. */
export function changed(names: string[], group: StopGroup, stop: string, on: boolean): string[] {
  const same = group.stops.map(({ name }) => name)
  const others = names.filter((name) => name !== stop && !(group.one && same.includes(name)))
  return on ? [...others, stop] : others
}
