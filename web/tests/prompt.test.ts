import { describe, expect, it } from 'vitest'
import {
  bare,
  buttons,
  complete,
  give,
  indexed,
  letters,
  listed,
  matching,
  nothing,
  overlong,
  parted,
  several,
  skip,
  spent,
  toggle,
} from '../src/lib/question/prompt'
import type { Option, Question } from '../src/protocol'

function question(kind: string, options: Option[], low = 1, high = 1, verb = 'act'): Question {
  return { seat: 0, kind, verb, reason: '', source: '-', low, high, options }
}

const card = (name: string, thing: number): Option => ({ answer: `banish ${name}`, name, things: [thing] })
const SKIP: Option = { answer: 'skip', sentence: 'Skip' }

describe('an action', () => {
  const asked = question('action', [
    { answer: 'play troll', things: [3] },
    { answer: 'discard troll', things: [3] },
    { answer: 'end-turn' },
  ])

  it('finds what a touch can mean', () => {
    expect(
      indexed(asked)
        .get(3)
        ?.map((option) => option.answer),
    ).toEqual(['play troll', 'discard troll'])
    expect(indexed(asked).get(4)).toBeUndefined()
  })

  it('needs buttons only for what names nothing', () => {
    expect(bare(asked).map((option) => option.answer)).toEqual(['end-turn'])
  })

  it('has buttons for all answers where there are few', () => {
    expect(buttons(asked)).toHaveLength(3)
    const many = question('action', [...asked.options, { answer: 'reap troll', things: [3] }])
    expect(buttons(many).map((option) => option.answer)).toEqual(['end-turn'])
  })

  it('looks for one of a thousand names in the list, without a button for each', () => {
    const names = (n: number) =>
      question(
        'action',
        Array.from({ length: n }, (_, i) => ({ answer: `card-${i}` })),
      )
    expect([overlong(names(40)), buttons(names(40)).length]).toEqual([false, 40])
    expect([overlong(names(1000)), buttons(names(1000)).length]).toEqual([true, 0])
  })

  it('has a button for each side of a yes or no, and its way out apart', () => {
    const asked = question('yes-no', [{ answer: 'pay nullify 2', things: [9] }, SKIP])
    expect(buttons(asked).map((option) => option.answer)).toEqual(['pay nullify 2'])
  })
})

describe('a pick', () => {
  const asked = question(
    'pick',
    [card('crystal@hand', 1), card('crystal@discard', 2), card('blaster', 3), SKIP],
    0,
    2,
    'banish',
  )

  it('is answered by the names of what was chosen', () => {
    const chosen = toggle(asked, toggle(asked, nothing(asked), 0), 2)
    expect(complete(asked, chosen)).toBe('banish crystal@hand blaster')
  })

  it('takes back by a second touch, and may be empty', () => {
    const chosen = toggle(asked, toggle(asked, nothing(asked), 0), 0)
    expect(complete(asked, chosen)).toBe('skip')
  })

  it('gives up the first when there is no room for more', () => {
    const chosen = [0, 1, 2].reduce((selection, place) => toggle(asked, selection, place), nothing(asked))
    expect(complete(asked, chosen)).toBe('banish crystal@discard blaster')
  })

  it('is not complete with too few', () => {
    const two = question('pick', asked.options, 2, 2, 'banish')
    expect(complete(two, toggle(two, nothing(two), 0))).toBeUndefined()
  })

  it('tells its way out from its candidates', () => {
    expect(several(asked)).toBe(true)
    expect(skip(asked)).toBe(SKIP)
    expect(bare(asked)).toEqual([])
  })
})

describe('an order', () => {
  const asked = question('order', [card('a', 1), card('b', 2), card('c', 3)], 3, 3, 'order')

  it('needs all of them', () => {
    const two = toggle(asked, toggle(asked, nothing(asked), 2), 0)
    expect(complete(asked, two)).toBeUndefined()
    expect(complete(asked, toggle(asked, two, 1))).toBe('order c a b')
  })
})

describe('a distribution', () => {
  const asked = question('distribute', [card('p1', -3), card('p2', -4)], 9, 9, 'assign')

  it('gives all points and no more', () => {
    let given = give(asked, nothing(asked), 0, 6)
    expect(complete(asked, given)).toBeUndefined()
    given = give(asked, given, 1, 99)
    expect(spent(given)).toBe(9)
    expect(complete(asked, given)).toBe('assign p1=6 p2=3')
  })

  it('takes points away, never below nothing', () => {
    const given = give(asked, give(asked, nothing(asked), 0, 2), 0, -5)
    expect(spent(given)).toBe(0)
  })

  it('leaves out who gets nothing', () => {
    expect(complete(asked, give(asked, nothing(asked), 1, 9))).toBe('assign p2=9')
  })
})

describe('letters', () => {
  it('are each taken once, and never those of the page', () => {
    expect(letters(['End turn', 'Elder', 'Undo it'])).toEqual(['e', 'd', 'n'])
  })

  it('are missing where none is left', () => {
    expect(letters(['u', 'ą'])).toEqual(['', 'ą'])
  })
})

describe('what is typed', () => {
  const asked = question('action', [
    { answer: 'play a', sentence: 'Play Bad Penny' },
    { answer: 'play b', sentence: 'Play Bad Penny, number 2' },
    { answer: 'end-turn', sentence: 'End turn' },
  ])
  const answers = (typed: string) => matching(asked, typed).map((option) => option.answer)

  it('means an option by the beginnings of its words', () => {
    expect(answers('end tu')).toEqual(['end-turn'])
    expect(answers('pen 2')).toEqual(['play b'])
    expect(answers('fly')).toEqual([])
  })

  it('means the one that is typed in full', () => {
    expect(answers('play bad penny')).toEqual(['play a'])
    expect(answers('play bad')).toEqual(['play a', 'play b'])
  })
})

describe('a list of answers', () => {
  const bolt = { answer: 'plan bolt', sentence: 'Plan Bolt', group: 'Attacks', brief: 'Bolt 5' }
  const done = { answer: 'done', sentence: 'Done' }

  it('has titles, and numbers of all answers', () => {
    const groups = listed([bolt, done])
    expect(groups.map(({ title }) => title)).toEqual(['Attacks', ''])
    expect(groups.map(({ answers }) => answers.map(({ n, label }) => [n, label]))).toEqual([
      [[1, 'Bolt 5']],
      [[2, 'Done']],
    ])
  })

  it('names once what makes no difference, but only under a title', () => {
    const groups = listed([bolt, { ...bolt, answer: 'plan bolt#2' }, done, { ...done, answer: 'done#2' }])
    expect(groups.map(({ answers }) => answers.length)).toEqual([1, 2])
  })
})

it('parts a question from what explains it', () => {
  expect(parted('Whom does it fight? Or reap.')).toEqual(['Whom does it fight?', 'Or reap.'])
  expect(parted('Dextre: choose a creature.')).toEqual(['Dextre: choose a creature.', ''])
  expect(parted('Pay 1.5 of it.')).toEqual(['Pay 1.5 of it.', ''])
})
