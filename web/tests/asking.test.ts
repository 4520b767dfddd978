import { beforeEach, expect, it } from 'vitest'
import { Asking } from '../src/common/asking.svelte'
import type { Question } from '../src/protocol'

const QUESTION: Question = {
  seat: 0, kind: 'action', verb: 'act', reason: 'act', source: '-', low: 1, high: 1,
  options: [
    { answer: 'attack archer wolf 1', things: [30, 31] },
    { answer: 'attack archer bear 1', things: [30, 32] },
    { answer: 'attack archer wolf 2', things: [30, 31] },
    { answer: 'move b2', things: [4] },
    { answer: 'done' },
  ],
}

let sent: string[] = []
let asking: Asking

beforeEach(() => {
  sent = []
  asking = new Asking((answer) => sent.push(answer))
  asking.ask(QUESTION, 7)
})

it('takes a touch that can mean only one answer at its word', () => {
  expect(asking.touch([4])).toBe(true)
  expect(sent).toEqual(['move b2'])
})

it('narrows the answers with every touch', () => {
  asking.touch([30])
  expect(asking.menu).toHaveLength(3)
  expect(asking.state([4])).toBe('')
  expect(asking.state([32])).toBe('legal')
  asking.touch([31])
  expect(asking.menu.map(({ answer }) => answer)).toEqual(['attack archer wolf 1', 'attack archer wolf 2'])
  expect(sent).toEqual([])
})

it('starts over with a touch on something else, and forgets by a second one on the same', () => {
  asking.touch([31])
  asking.touch([4])
  expect(sent).toEqual(['move b2'])
  asking.ask(QUESTION, 8)
  asking.touch([30])
  asking.touch([30])
  expect(asking.menu).toEqual([])
})

it('sends what is left of a group', () => {
  asking.narrow(QUESTION.options.slice(0, 2))
  asking.touch([32])
  expect(sent).toEqual(['attack archer bear 1'])
})

it('knows nothing of things that no answer names', () => {
  expect(asking.touch([99])).toBe(false)
})

it('sends what is skipped at once, though several things could be chosen', () => {
  const options = [...QUESTION.options.slice(0, 3), { answer: 'skip', sentence: 'Skip' }]
  asking.ask({ ...QUESTION, kind: 'pick', low: 0, high: 2, options }, 9)
  asking.touch([30])
  expect(sent).toEqual([])
  asking.choose(options[3]!)
  expect(sent).toEqual(['skip'])
})
