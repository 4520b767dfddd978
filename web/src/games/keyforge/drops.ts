// What it means to put a card of KeyForge somewhere.
import type { Dropped } from '../../lib/question/drag.svelte'
import { deeds } from '../../lib/question/drops'
import type { Goal } from '../../lib/motion/places'
import type { KeyForgeView, Question } from '../../protocol'

const some = (options: Dropped['options'], aim?: Dropped['aim']) => (options.length ? { options, aim } : undefined)

/** A card of the hand goes to the line, a flank or the discard pile; a creature to a foe, or to its Æmber pool. */
export function drop(
  from: number[],
  goal: Goal,
  question: Question,
  view: KeyForgeView,
  type = '',
): Dropped | undefined {
  const own = goal.seat === view.player
  const play = deeds(question, from, 'play')
  if (goal.place === 'discard') return own ? some(deeds(question, from, 'discard')) : undefined
  if (goal.place === 'player') return own ? some(deeds(question, from, 'reap')) : undefined
  if (goal.place === 'left' || goal.place === 'right') return some(play, { answers: [goal.place] })
  if (goal.place === 'line') return own ? some(play) : undefined
  const controller = owners(view).get(goal.things[0] ?? -1)
  if (controller === undefined || goal.things.some((thing) => from.includes(thing))) return undefined
  const aim = { things: goal.things }
  const foe = controller !== view.player
  const fights = foe ? some(deeds(question, from, 'fight'), aim) : undefined
  return fights ?? (type === 'creature' ? undefined : some(play, aim))
}

export function owners({ play }: KeyForgeView): Map<number, number> {
  return new Map(play.map(({ card, controller }) => [card, controller]))
}
