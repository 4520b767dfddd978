import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Asking } from '../src/lib/question/asking.svelte'
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
  expect([sent, asking.doubt, asking.menu]).toEqual([[], HARMFUL, []])
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
  expect([asking.doubt, asking.menu]).toEqual([german, []])
})

const ENDS = { answer: 'end-turn', sentence: 'End turn', unfinished: 'You can still do this: Move.' }
const HERE = {} as Element

it('ends a turn with things left to do only by its button, pressed twice', () => {
  asking.ask({ ...QUESTION, options: [...QUESTION.options, ENDS] }, 9)
  asking.press(ENDS)
  asking.press(ENDS)
  expect([sent, asking.doubt]).toEqual([[], ENDS])
  vi.advanceTimersByTime(400)
  asking.choose(ENDS)
  expect(sent).toEqual([])
  asking.press(ENDS)
  expect(sent).toEqual(['end-turn'])
})

it('opens its menu where the touch was, and knows the usual answer', () => {
  asking.ask({ ...QUESTION, options: [HARMFUL, { answer: 'guard mage', things: [20] }, ...QUESTION.options] }, 9)
  expect(asking.usual([20])?.answer).toBe('guard mage')
  expect(asking.usual([99])).toBe(undefined)
  asking.touch([20], HERE)
  expect([asking.at, asking.menu.length]).toEqual([HERE, 2])
  asking.press(HARMFUL, HERE)
  expect([asking.at, asking.menu, asking.doubt]).toEqual([HERE, [HARMFUL], HARMFUL])
})

it('shows also a single answer first where that is wished for', () => {
  asking.touch([4], HERE, true)
  expect([sent, asking.menu.map(({ answer }) => answer)]).toEqual([[], ['move b2']])
  asking.touch([4], HERE, true)
  expect(asking.menu).toEqual([])
})

it('goes on to what one is after, once it is asked for', () => {
  asking.drop(QUESTION.options.slice(3, 4), HERE, { things: [32] })
  expect(sent).toEqual(['move b2'])
  asking.ask(
    {
      ...QUESTION,
      reason: 'strike',
      options: [
        { answer: 'attack bear', things: [32] },
        { answer: 'attack wolf', things: [31] },
      ],
    },
    8,
  )
  expect(sent).toEqual(['move b2', 'attack bear'])
  asking.ask({ ...QUESTION, options: [{ answer: 'attack bear', things: [32] }] }, 9)
  expect(sent).toHaveLength(2)
  asking.drop([{ answer: 'play smith' }], HERE, { things: [32] })
  asking.ask({ ...QUESTION, options: [{ answer: 'attack bear', things: [32] }] }, 10)
  expect(sent).toHaveLength(3) // back where one was: that was all
})

it('does no harm on the way to it', () => {
  asking.drop(QUESTION.options.slice(3, 4), HERE, { things: [20] })
  asking.ask({ ...QUESTION, reason: 'strike', options: [HARMFUL, ...QUESTION.options] }, 8)
  expect([sent, asking.doubt]).toEqual([['move b2'], HARMFUL])
})

it('asks once more for a whole answer with something harmful in it', () => {
  const options = [
    { ...HARMFUL, name: 'mage' },
    { answer: 'hit wolf', name: 'wolf', things: [31] },
  ]
  asking.ask({ ...QUESTION, kind: 'pick', verb: 'hit', low: 1, high: 2, options }, 9)
  asking.touch([20])
  asking.touch([31])
  asking.confirm()
  asking.confirm()
  expect([sent, asking.doubt]).toEqual([[], options[0]])
  vi.advanceTimersByTime(400)
  asking.confirm()
  expect(sent).toEqual(['hit mage wolf'])
})
