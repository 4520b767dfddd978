import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerBuilder } from '../src/lib/question/answer-builder.svelte'
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
let builder: AnswerBuilder

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  builder = new AnswerBuilder((answer) => sent.push(answer))
  builder.ask(QUESTION, 7)
})

afterEach(() => void vi.useRealTimers())

it('takes a touch that can mean only one answer at its word', () => {
  expect(builder.touch([4])).toBe(true)
  expect(sent).toEqual(['move b2'])
})

it('narrows the answers with every touch', () => {
  builder.touch([30])
  expect(builder.menu).toHaveLength(3)
  expect(builder.state([4])).toBe('')
  expect(builder.state([32])).toBe('legal')
  builder.touch([31])
  expect(builder.menu.map(({ answer }) => answer)).toEqual(['attack archer wolf 1', 'attack archer wolf 2'])
  expect(sent).toEqual([])
})

it('starts over with a touch on something else, and forgets by a second one on the same', () => {
  builder.touch([31])
  builder.touch([4])
  expect(sent).toEqual(['move b2'])
  builder.ask(QUESTION, 8)
  builder.touch([30])
  builder.touch([30])
  expect(builder.menu).toEqual([])
})

it('sends what is left of a group', () => {
  builder.narrow(QUESTION.options.slice(0, 2))
  builder.touch([32])
  expect(sent).toEqual(['attack archer bear 1'])
})

it('knows nothing of things that no answer names', () => {
  expect(builder.touch([99])).toBe(false)
})

it('sends what is skipped at once, though several things could be chosen', () => {
  const options = [...QUESTION.options.slice(0, 3), { answer: 'skip', sentence: 'Skip' }]
  builder.ask({ ...QUESTION, kind: 'pick', low: 0, high: 2, options }, 9)
  builder.touch([30])
  expect(sent).toEqual([])
  builder.choose(options[3]!)
  expect(sent).toEqual(['skip'])
})

const HARMFUL = {
  answer: 'attack mage mage 1',
  things: [20],
  sentence: 'Attack Beastmaster',
  warning: 'That is your own mage.',
}

it('takes what would hurt only from a second step, however often it is touched', () => {
  builder.ask({ ...QUESTION, options: [HARMFUL, ...QUESTION.options] }, 9)
  builder.touch([20])
  builder.touch([20])
  builder.choose(HARMFUL)
  builder.insist() // by a double click
  expect([sent, builder.doubt, builder.menu]).toEqual([[], HARMFUL, []])
  vi.advanceTimersByTime(400)
  builder.insist()
  expect(sent).toEqual(['attack mage mage 1'])
})

it('asks for what would hurt also where a group leaves nothing else', () => {
  builder.ask({ ...QUESTION, options: [HARMFUL, ...QUESTION.options] }, 9)
  builder.narrow([HARMFUL])
  expect([sent, builder.doubt]).toEqual([[], HARMFUL])
  builder.clear()
  vi.advanceTimersByTime(400)
  builder.insist()
  expect([sent, builder.doubt, builder.menu]).toEqual([[], null, []])
  builder.narrow([HARMFUL])
  builder.touch([4])
  expect(sent).toEqual(['move b2'])
})

it('says a doubt in the language of the question', () => {
  const question = { ...QUESTION, options: [HARMFUL, ...QUESTION.options] }
  builder.ask(question, 9)
  builder.touch([20])
  const german = { ...HARMFUL, warning: 'Das ist dein eigener Magier.' }
  builder.ask({ ...question, options: [german, ...QUESTION.options] }, 9)
  expect([builder.doubt, builder.menu]).toEqual([german, []])
})

const ENDS = { answer: 'end-turn', sentence: 'End turn', unfinished: 'You can still do this: Move.' }
const HERE = {} as Element

it('ends a turn with things left to do only by its button, pressed twice', () => {
  builder.ask({ ...QUESTION, options: [...QUESTION.options, ENDS] }, 9)
  builder.press(ENDS)
  builder.press(ENDS)
  expect([sent, builder.doubt]).toEqual([[], ENDS])
  vi.advanceTimersByTime(400)
  builder.choose(ENDS)
  expect(sent).toEqual([])
  builder.press(ENDS)
  expect(sent).toEqual(['end-turn'])
})

it('opens its menu where the touch was, and knows the usual answer', () => {
  builder.ask({ ...QUESTION, options: [HARMFUL, { answer: 'guard mage', things: [20] }, ...QUESTION.options] }, 9)
  expect(builder.usual([20])?.answer).toBe('guard mage')
  expect(builder.usual([99])).toBe(undefined)
  builder.touch([20], HERE)
  expect([builder.at, builder.menu.length]).toEqual([HERE, 2])
  builder.press(HARMFUL, HERE)
  expect([builder.at, builder.menu, builder.doubt]).toEqual([HERE, [HARMFUL], HARMFUL])
})

it('shows also a single answer first where that is wished for', () => {
  builder.touch([4], HERE, true)
  expect([sent, builder.menu.map(({ answer }) => answer)]).toEqual([[], ['move b2']])
  builder.touch([4], HERE, true)
  expect(builder.menu).toEqual([])
})

it('goes on to what one is after, once it is asked for', () => {
  builder.drop(QUESTION.options.slice(3, 4), HERE, { things: [32] })
  expect(sent).toEqual(['move b2'])
  builder.ask(
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
  builder.ask({ ...QUESTION, options: [{ answer: 'attack bear', things: [32] }] }, 9)
  expect(sent).toHaveLength(2)
  builder.drop([{ answer: 'play smith' }], HERE, { things: [32] })
  builder.ask({ ...QUESTION, options: [{ answer: 'attack bear', things: [32] }] }, 10)
  expect(sent).toHaveLength(3) // back where one was: that was all
})

it('does no harm on the way to it', () => {
  builder.drop(QUESTION.options.slice(3, 4), HERE, { things: [20] })
  builder.ask({ ...QUESTION, reason: 'strike', options: [HARMFUL, ...QUESTION.options] }, 8)
  expect([sent, builder.doubt]).toEqual([['move b2'], HARMFUL])
})

it('asks once more for a whole answer with something harmful in it', () => {
  const options = [
    { ...HARMFUL, name: 'mage' },
    { answer: 'hit wolf', name: 'wolf', things: [31] },
  ]
  builder.ask({ ...QUESTION, kind: 'pick', verb: 'hit', low: 1, high: 2, options }, 9)
  builder.touch([20])
  builder.touch([31])
  builder.confirm()
  builder.confirm()
  expect([sent, builder.doubt]).toEqual([[], options[0]])
  vi.advanceTimersByTime(400)
  builder.confirm()
  expect(sent).toEqual(['hit mage wolf'])
})
