// What it means to put a card of Shards of Infinity somewhere.
import type { Dropped } from '../../lib/question/drag.svelte'
import { deeds } from '../../lib/question/drops'
import type { Goal } from '../../lib/motion/places'
import type { Question, ShardsView } from '../../protocol'

/** Whatever is drawn to the own side is played or recruited; a card that is bought goes to the discard pile. */
export function drop(from: number[], goal: Goal, question: Question, view: ShardsView): Dropped | undefined {
  if (goal.seat !== view.player) return undefined
  const verbs = { own: ['play', 'recruit', 'fast-play'], discard: ['recruit'] }[goal.place ?? '']
  const options = deeds(question, from, ...(verbs ?? []))
  return options.length ? { options } : undefined
}

export function owners({ sides }: ShardsView): Map<number, number> {
  return new Map(sides.flatMap(({ champions }, seat) => champions.map((thing) => [thing, seat] as const)))
}
