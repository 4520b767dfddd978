// How a question is answered by touching things: which things can be touched, what a touch means,
// and when the answer is complete. Knows no game and no page.

import type { Option, Question } from '../../protocol'

export const SKIP = 'skip'

/** A question and what is said to explain it: its first sentence, and the rest. */
export function parted(prompt: string): [asked: string, more: string] {
  const end = /[.?!] (?=\p{Lu})/u.exec(prompt)
  return end ? [prompt.slice(0, end.index + 1), prompt.slice(end.index + 2)] : [prompt, '']
}

/** What an option names on the table: a touch on one of them means it. */
export function named(option: Option): number[] {
  return option.things ?? []
}

/** Why an answer is to be given twice: it hurts oneself, or ends the turn with things left to do. */
export function doubtOf(option: Option): string {
  return option.warning || option.unfinished || ''
}

/** One answer names several options. */
export function several(question: Question): boolean {
  return question.kind === 'order' || (question.kind === 'pick' && question.high > 1)
}

/** The options that a touch on each thing can mean. */
export function indexed(question: Question): Map<number, Option[]> {
  const index = new Map<number, Option[]>()
  for (const option of question.options) {
    for (const thing of new Set(named(option))) {
      const found = index.get(thing)
      if (found) found.push(option)
      else index.set(thing, [option])
    }
  }
  return index
}

/** The options that name nothing on the table: they need buttons. */
export function bare(question: Question): Option[] {
  return question.options.filter((option) => !named(option).length && option.answer !== SKIP)
}

const FEW = 3
export const MANY = 40

/** So many options name nothing on the table that they are looked for in a list. */
export function overlong(question: Question): boolean {
  return bare(question).length > MANY
}

/** The options with buttons: those that name nothing on the table, unless they are too many, and all where there
 * are few. */
export function buttons(question: Question): Option[] {
  const few = question.kind === 'yes-no' || question.options.length <= FEW
  if (few) return question.options.filter((option) => option.answer !== SKIP)
  return overlong(question) ? [] : bare(question)
}

export function skip(question: Question): Option | undefined {
  return question.options.find((option) => option.answer === SKIP)
}

export interface Listed {
  option: Option
  n: number // its place among all answers, from 1
  label: string
}

/** Answers as a list, under titles where they have some. Those that make no difference are named once. */
export function listed(options: Option[]): { title: string; answers: Listed[] }[] {
  const groups = new Map<string, Listed[]>()
  options.forEach((option, i) => {
    const title = option.group ?? ''
    const label = option.brief || option.sentence || option.answer
    const answers = groups.get(title) ?? []
    const twin = title && answers.some((each) => each.label === label)
    if (!twin) groups.set(title, [...answers, { option, n: i + 1, label }])
  })
  return [...groups].map(([title, answers]) => ({ title, answers }))
}

/** What was chosen so far: the places of options, for a distribution their points as well. */
export interface Selection {
  picked: number[]
  points: number[]
}

export function nothing(question: Question): Selection {
  return { picked: [], points: question.options.map(() => 0) }
}

export function spent(selection: Selection): number {
  return selection.points.reduce((sum, n) => sum + n, 0)
}

/** Choose one more, or take it back. A full pick gives up what was chosen first. */
export function toggle(question: Question, selection: Selection, place: number): Selection {
  if (selection.picked.includes(place)) {
    return { ...selection, picked: selection.picked.filter((each) => each !== place) }
  }
  const kept = question.kind === 'pick' && selection.picked.length >= question.high ? 1 : 0
  return { ...selection, picked: [...selection.picked.slice(kept), place] }
}

/** Give points to a target or take some away, never more than there are. */
export function give(question: Question, selection: Selection, place: number, n: number): Selection {
  const points = [...selection.points]
  const now = points[place] ?? 0
  const left = question.high - spent(selection)
  points[place] = Math.max(0, now + Math.min(n, left))
  return { ...selection, points }
}

function name(option: Option): string {
  return option.name ?? option.answer
}

/** The whole answer, or nothing while something is missing. */
export function complete(question: Question, selection: Selection): string | undefined {
  const { kind, verb, low, high } = question
  if (kind === 'distribute') {
    if (spent(selection) !== high) return undefined
    const shares = question.options.map((option, i) => ({ name: name(option), n: selection.points[i]! }))
    return [verb, ...shares.filter(({ n }) => n > 0).map(({ name, n }) => `${name}=${n}`)].join(' ')
  }
  const chosen = selection.picked.length
  const enough = kind === 'order' ? chosen === question.options.length : low <= chosen && chosen <= high
  if (!enough) return undefined
  if (!chosen) return SKIP
  return [verb, ...selection.picked.map((place) => name(question.options[place]!))].join(' ')
}

/** The options whose sentences have these words, as they begin; one that is typed in full is meant alone. */
export function matching(question: Question, typed: string): Option[] {
  const wanted = typed.toLowerCase().trim()
  const exact = question.options.filter((option) => option.sentence?.toLowerCase() === wanted)
  if (exact.length) return exact
  const parts = wanted.split(/\s+/)
  return question.options.filter((option) => {
    const words = (option.sentence ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return parts.every((part) => words.some((word) => word.startsWith(part)))
  })
}

const RESERVED = 'uhlzv' // undo, hint, log, zoom, view

/** A letter of its own for each sentence, as early in it as possible. */
export function letters(sentences: string[]): string[] {
  const taken = new Set(RESERVED)
  return sentences.map((sentence) => {
    const found =
      sentence
        .toLowerCase()
        .match(/\p{L}/gu)
        ?.find((each) => !taken.has(each)) ?? ''
    taken.add(found)
    return found
  })
}
