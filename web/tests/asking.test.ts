import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Asking } from '../src/common/question/asking.svelte'
import type { Question } from '../src/protocol'

const QUESTION: Question = {
  seat: 0,
  kind: 'action',
  verb: 'act',
  reason: 'act',
  source: '-',
  low: 1,
  high: 1,
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
  vi.useFakeTimers()
  sent = []
  asking = new Asking((answer) => sent.push(answer))
  asking.ask(QUESTION, 7)
})

afterEach(() => void vi.useRealTimers())

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

const HARMFUL = {
  answer: 'attack mage mage 1',
  things: [20],
  sentence: 'Attack Beastmaster',
  warning: 'That is your own mage.',
}

it('takes what would hurt only from a second step, however often it is touched', () => {
  asking.ask({ ...QUESTION, options: [HARMFUL, ...QUESTION.options] }, 9)
  asking.touch([20])
  asking.touch([20])
  asking.choose(HARMFUL)
  asking.insist() // by a double click
  expect([sent, asking.doubt, asking.menu]).toEqual([[], HARMFUL, [HARMFUL]])
  vi.advanceTimersByTime(400)
  asking.insist()
  expect(sent).toEqual(['attack mage mage 1'])
})

it('asks for what would hurt also where a group leaves nothing else', () => {
  asking.ask({ ...QUESTION, options: [HARMFUL, ...QUESTION.options] }, 9)
  asking.narrow([HARMFUL])
  expect([sent, asking.doubt]).toEqual([[], HARMFUL])
  asking.clear()
  vi.advanceTimersByTime(400)
  asking.insist()
  expect([sent, asking.doubt, asking.menu]).toEqual([[], null, []])
  asking.narrow([HARMFUL])
  asking.touch([4])
  expect(sent).toEqual(['move b2'])
})

it('says a doubt in the language of the question', () => {
  const question = { ...QUESTION, options: [HARMFUL, ...QUESTION.options] }
  asking.ask(question, 9)
  asking.touch([20])
  const german = { ...HARMFUL, warning: 'Das ist dein eigener Magier.' }
  asking.ask({ ...question, options: [german, ...QUESTION.options] }, 9)
  expect([asking.doubt, asking.menu]).toEqual([german, [german]])
})
