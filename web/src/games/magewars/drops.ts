// What it means to put a creature or a spell of Mage Wars somewhere.
import type { Dropped } from '../../lib/question/drag.svelte'
import { deeds, onto } from '../../lib/question/drops'
import type { Goal } from '../../lib/motion/places'
import type { MageWarsView, Question } from '../../protocol'

/** A creature goes to a zone or attacks; one that does not act yet is activated first. A spell is cast on it. */
export function drop(from: number[], goal: Goal, question: Question, view: MageWarsView): Dropped | undefined {
  if (goal.things.some((thing) => from.includes(thing))) return undefined
  const attacks = onto(question, from, goal)
  if (attacks) return attacks
  if (from.includes(view.acting)) {
    const options = deeds(question, goal.things, 'move', 'climb')
    return options.length ? { options } : undefined
  }
  const options = deeds(question, from, 'activate', 'cast', 'quickcast', 'deploy')
  return options.length && goal.things.length ? { options, aim: { things: goal.things } } : undefined
}

export function owners({ play }: MageWarsView): Map<number, number> {
  return new Map(play.map(([thing, { controller }]) => [thing, controller]))
}

/** Whoever acts: its attacks and steps come from no other card. */
export function source({ reason }: Question, { acting }: MageWarsView): number {
  return reason === 'act' ? acting : -1
}
