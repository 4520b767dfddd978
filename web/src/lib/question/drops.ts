// What it means to put one thing on another, where a game says nothing else: the answers that name both.
import type { Option, Question } from '../../protocol'
import type { Goal } from '../motion/places'
import type { Dropped } from './drag.svelte'
import { named } from './prompt'

export function naming(options: Option[], things: number[]): Option[] {
  return options.filter((option) => named(option).some((thing) => things.includes(thing)))
}

/** Answers about some things that begin with one of these verbs. */
export function deeds(question: Question, things: number[], ...verbs: string[]): Option[] {
  return naming(question.options, things).filter(({ answer }) => verbs.includes(answer.split(' ')[0]!))
}

export function onto(question: Question, from: number[], goal: Goal): Dropped | undefined {
  if (goal.things.some((thing) => from.includes(thing))) return undefined
  const options = naming(naming(question.options, from), goal.things)
  return options.length ? { options } : undefined
}
