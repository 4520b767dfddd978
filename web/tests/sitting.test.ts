import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Line, Question, RoomReply, TableReply } from '../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const look = { hidden: false }
vi.stubGlobal('document', look)
vi.stubGlobal('navigator', { languages: ['en'] })
const { Refused } = await import('../src/lib/server/link.svelte')
const { settings } = await import('../src/lib/browser/settings.svelte')
const { Sitting } = await import('../src/lib/session/sitting.svelte')
const { open, zoom } = await import('../src/lib/cards/zoom.svelte')

const QUESTION: Question = {
  seat: 0,
  kind: 'pick',
  verb: 'pick',
  reason: 'pick',
  source: '-',
  low: 2,
  high: 2,
  options: [
    { answer: 'pick a', name: 'a', things: [1] },
    { answer: 'pick b', name: 'b', things: [2] },
    { answer: 'pick c', name: 'c', things: [3] },
  ],
}
const line = (text: string, more: Partial<Line> = {}): Line => ({ text, ...more })

function table(at: number, more: Partial<TableReply> = {}): TableReply {
  return { type: 'table', room: 'here', seq: at, at, seat: 0, deciding: [0], view: { cards: [] } as never, ...more }
}

function room(more: Partial<RoomReply> = {}): RoomReply {
  const person = { kind: 'person', name: 'Ada', here: true }
  return {
    type: 'room',
    room: 'here',
    game: 'shards',
    status: 'playing',
    seats: [person, person],
    yours: [0],
    watching: 0,
    ...more,
  }
}

/** A room whose server says what the test says: replies by the kind of request, an error refuses. */
function seated(replies: Record<string, object | Error> = {}) {
  const asked: Record<string, unknown>[] = []
  const link = {
    ask: (wish: { type: string }) => {
      asked.push(wish)
      const reply = replies[wish.type] ?? { type: 'done' }
      return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
    },
  }
  const sitting = new Sitting(link as never, 'here')
  sitting.hear(room())
  return { sitting, asked, kinds: () => asked.map(({ type }) => type), replies }
}

const refused = (message: string) => new Refused({ type: 'error', id: 1, code: 'rules', message } as never)
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 0
  look.hidden = false
})
afterEach(() => void vi.useRealTimers())

it('answers a question once, with its number and its seat', async () => {
  const { sitting, asked } = seated()
  sitting.hear(table(4, { question: { ...QUESTION, seat: 1, high: 1, low: 1 }, seat: 1 }))
  sitting.asking.touch([1])
  sitting.asking.touch([2])
  sitting.asking.choose(sitting.asking.question!.options[2]!)
  await settle()
  expect(asked).toEqual([{ type: 'answer', answer: 'pick a', seq: 4, seat: 1 }])
})

it('can be answered again when an answer was refused, and says why', async () => {
  const { sitting, asked, replies } = seated({ answer: refused('Not that one.') })
  sitting.hear(table(4, { question: { ...QUESTION, high: 1, low: 1 } }))
  sitting.asking.touch([1])
  await settle()
  expect(sitting.screen.notice).toMatchObject({ text: 'Not that one.', bad: true })
  delete replies.answer
  sitting.asking.touch([2])
  expect(sitting.screen.notice).toBeNull()
  await settle()
  expect(asked.map(({ answer }) => answer)).toEqual(['pick a', 'pick b'])
})

it('keeps what was chosen when the same question comes in another language', () => {
  const { sitting } = seated()
  sitting.hear(table(4, { question: QUESTION }))
  sitting.asking.touch([1])
  sitting.hear(table(4, { question: { ...QUESTION, prompt: 'Wähle zwei.' }, id: 9 }))
  expect(sitting.asking.question?.prompt).toBe('Wähle zwei.')
  expect(sitting.asking.picked.map(({ name }) => name)).toEqual(['a'])
  sitting.hear(table(5, { question: QUESTION, id: 10 }))
  expect(sitting.asking.picked).toEqual([])
})

it('does not hear what is said of another room', () => {
  const { sitting } = seated()
  sitting.hear(table(4))
  sitting.hear(table(7, { room: 'there' }))
  expect(sitting.server.table?.at).toBe(4)
})

it('takes back what was told, and what counts as read', () => {
  const { sitting } = seated()
  sitting.hear(table(1, { since: 0, lines: [line('one')], question: { ...QUESTION, high: 1, low: 1 } }))
  sitting.asking.touch([1])
  sitting.hear(table(2, { since: 1, lines: [line('two', { cards: ['troll'], things: [7] }), line('three')] }))
  sitting.skip()
  expect(sitting.server.log.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect(sitting.screen.read).toBe(1)
  sitting.hear(table(0, { since: 0, lines: [], undone: true }))
  expect([sitting.server.log, sitting.screen.read]).toEqual([[], 0])
})

it('forgets a hint when the table changes', async () => {
  const { sitting } = seated({ hint: { type: 'hint', moves: [] } })
  sitting.hear(table(1, { question: QUESTION }))
  await sitting.askHint()
  expect(sitting.screen.hint).not.toBeNull()
  sitting.hear(table(2, { question: QUESTION }))
  sitting.skip()
  expect(sitting.screen.hint).toBeNull()
})

const BACK = {
  timeline: { type: 'timeline', moves: [] },
  moment: { type: 'moment', at: 1, end: 3, turn: 1, seat: 0, lines: [] },
}

it('asks nothing while one looks back, and then what is asked now', async () => {
  const { sitting, asked } = seated(BACK)
  sitting.hear(table(2, { question: QUESTION }))
  await sitting.lookBack(1)
  sitting.hear(table(3, { question: QUESTION }))
  sitting.skip()
  expect(sitting.asking.question).toBeNull()
  await sitting.affects(7)
  expect(asked.at(-1)).toEqual({ type: 'affects', thing: 7, at: 1, seat: 0 })
  sitting.backToNow()
  expect([sitting.asking.question, sitting.asking.seq]).toEqual([QUESTION, 3])
  await sitting.affects(7)
  expect(asked.at(-1)).toEqual({ type: 'affects', thing: 7 })
})

it('learns everything again: the log, the moment, the report, and that the chat is muted', async () => {
  const report = { type: 'report', summary: '', courses: [] }
  const { sitting, asked, kinds } = seated({ ...BACK, log: { type: 'log', lines: [line('eins')] }, report })
  sitting.hear(table(2, { result: { winners: [0], why: 'rules' } }))
  await settle()
  await sitting.mute(true)
  await sitting.lookBack(1)
  asked.length = 0
  await sitting.again()
  expect(kinds()).toEqual(['log', 'mute', 'timeline', 'moment', 'report'])
  expect(asked[1]).toEqual({ type: 'mute', on: true })
  expect(sitting.server.log).toEqual([line('eins')])
})

it('hides everything when another seat looks at the screen', () => {
  const { sitting } = seated({ log: { type: 'log', lines: [] } })
  sitting.hear(room({ yours: [0, 1] }))
  sitting.hear(table(1, { lines: [line('You draw Krump.')], question: QUESTION }))
  expect(sitting.covered).toBe(true)
  sitting.screen.uncovered = 0
  expect(sitting.covered).toBe(false)
  open({ slug: 'krump', things: [5], deed: '', notes: [] })
  sitting.screen.say('Krump')
  sitting.hear(table(2, { since: 1, seat: 1, deciding: [1], question: { ...QUESTION, seat: 1 } }))
  sitting.skip()
  expect(sitting.covered).toBe(true)
  expect([sitting.server.log, sitting.screen.notice, zoom.seen, zoom.open]).toEqual([[], null, null, false])
})

it('tells one step after the other, and at once what was asked for, taken back, or not looked at', async () => {
  settings.pace = 500
  const { sitting } = seated()
  const step = (at: number, more: Partial<TableReply> = {}) =>
    table(at, { since: at - 1, lines: [line(`step ${at}`)], ...more })
  for (const at of [1, 2, 3]) sitting.hear(step(at))
  await vi.advanceTimersByTimeAsync(499)
  expect([sitting.server.table?.at, sitting.screen.behind]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(1)
  expect(sitting.server.table?.at).toBe(3)
  sitting.hear(step(2, { undone: true }))
  expect([sitting.server.table?.at, sitting.screen.behind]).toEqual([2, false])
  for (const at of [3, 4, 5]) sitting.hear(step(at))
  sitting.hear(step(5, { id: 12 }))
  expect(sitting.server.table?.at).toBe(5)
  look.hidden = true
  for (const at of [6, 7, 8]) sitting.hear(step(at))
  await vi.advanceTimersByTimeAsync(600)
  expect(sitting.server.table?.at).toBe(8)
})

it('takes back for the seat that decides', async () => {
  const { sitting, asked } = seated()
  sitting.hear(room({ yours: [0, 1] }))
  sitting.hear(table(1, { seat: 1, deciding: [1], question: { ...QUESTION, seat: 1 } }))
  await sitting.undo()
  expect(asked).toEqual([{ type: 'undo', seat: 1 }])
})

it('counts what was said in the chat and not read', () => {
  const { sitting } = seated()
  sitting.hear({ type: 'chat', room: 'here', lines: [{ seat: 1, name: 'Bob', text: 'Hi', at: 0 }] } as never)
  expect([sitting.server.chat.length, sitting.screen.unread]).toEqual([1, 1])
})

it('has company where others sit or watch, and none among computers', () => {
  const { sitting } = seated()
  const person = { kind: 'person', name: 'Ada', here: true }
  const bot = { kind: 'greedy', name: 'Greedy bot', here: true }
  const company = (more: object) => (sitting.hear(room(more)), sitting.server.company)
  expect(company({ seats: [person, bot], yours: [0] })).toBe(false)
  expect(company({ seats: [person, person], yours: [0, 1] })).toBe(false)
  expect(company({ seats: [person, person], yours: [0] })).toBe(true)
  expect(company({ seats: [person, bot], yours: [0], watching: 1 })).toBe(true)
  expect(company({ seats: [bot, bot], yours: [], watching: 1 })).toBe(false)
  expect(company({ seats: [bot, bot], yours: [], watching: 2 })).toBe(true)
})

it('asks for nothing that has not happened yet while the room waits', async () => {
  const { sitting, kinds } = seated({ log: refused('The game has not begun yet.') })
  sitting.hear(room({ status: 'waiting' }))
  await sitting.again()
  expect([kinds(), sitting.screen.notice]).toEqual([[], null])
})

it('tells nothing again when the same moment comes in another language', async () => {
  settings.pace = 500
  const { sitting } = seated()
  sitting.hear(table(1, { since: 0, lines: [line('one')] }))
  sitting.hear(table(2, { since: 1, lines: [line('two'), line('three')] }))
  await vi.advanceTimersByTimeAsync(3000)
  sitting.hear(table(2, { since: 0, lines: [line('eins'), line('zwei'), line('drei')] }))
  await vi.advanceTimersByTimeAsync(1)
  expect([sitting.screen.line, sitting.server.log.map(({ text }) => text)]).toEqual([null, ['eins', 'zwei', 'drei']])
  await vi.advanceTimersByTimeAsync(600)
  expect(sitting.screen.behind).toBe(false)
  sitting.hear(table(3, { since: 3, lines: [line('vier')] }))
  expect(sitting.screen.line?.text).toBe('vier')
})

it('says what was done without asking until one decides again', () => {
  const { sitting } = seated()
  sitting.hear(table(1, { unasked: ['Nothing else was left: End turn.'] }))
  sitting.hear(table(2, { question: { ...QUESTION, high: 1, low: 1 } }))
  sitting.skip()
  expect(sitting.screen.unasked).toEqual(['Nothing else was left: End turn.'])
  sitting.asking.touch([1])
  expect(sitting.screen.unasked).toEqual([])
})

it('looks at no card of the table before', () => {
  seated()
  open({ slug: 'gauntlet-of-command', things: [5], deed: '', notes: [] })
  seated()
  expect([zoom.seen, zoom.open]).toEqual([null, false])
})

const plays = (at: number, card: string, more: Partial<Line> = {}) =>
  table(at, {
    since: 2 * at - 2,
    lines: [
      line(`Bob plays ${card}.`, { cards: [card], told: { kind: 'play', seat: 1, target: at }, ...more }),
      line('Bob gains 1 gem.', { small: true, told: { kind: 'gain-gems', seat: 1, n: 1 } }),
    ],
  })

it('tells equal acts as one, with all of their lines in the log', async () => {
  settings.pace = 500
  const { sitting } = seated()
  sitting.hear(table(0, { since: 0, lines: [] }))
  for (const [n, card] of ['blaster', 'crystal', 'crystal', 'crystal', 'monk'].entries())
    sitting.hear(plays(n + 1, card))
  const told: [string, number, number][] = []
  for (let ms = 0; ms < 3000; ms += 10) {
    const { line, times } = sitting.screen
    const now: (typeof told)[0] = [line?.text ?? '', times, sitting.server.table!.at]
    if (JSON.stringify(now) !== JSON.stringify(told.at(-1))) told.push(now)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(told).toEqual([
    ['Bob plays blaster.', 1, 1],
    ['Bob plays crystal.', 3, 4],
    ['Bob plays monk.', 1, 5],
  ])
  expect(sitting.server.log.map(({ text }) => text).filter((text) => text.includes('crystal'))).toHaveLength(3)
  expect(sitting.server.log).toHaveLength(10)
})

it('tells what follows a silent step by itself', async () => {
  settings.pace = 500
  const { sitting } = seated()
  sitting.hear(table(0, { since: 0, lines: [] }))
  sitting.hear(table(1, { since: 0, lines: [line('one')] }))
  sitting.hear(table(2, { since: 1, lines: [] }))
  sitting.hear(table(3, { since: 1, lines: [line('two', { cards: ['troll'] })] }))
  await vi.advanceTimersByTimeAsync(3000)
  expect([sitting.server.table?.at, sitting.screen.line?.text]).toEqual([3, 'two'])
})

it('counts what is announced while more of it comes', () => {
  settings.pace = 500
  const { sitting } = seated()
  sitting.stage.layer = { isConnected: true, replaceChildren: () => undefined } as never
  sitting.hear(table(0, { since: 0, lines: [] }))
  const counts = [1, 2, 3].map((at) => (sitting.hear(plays(at, 'crystal')), sitting.stage.announced?.count))
  expect([counts, sitting.screen.times, sitting.server.table?.at]).toEqual([[1, 2, 3], 3, 0])
  sitting.hear(plays(4, 'monk'))
  expect(sitting.stage.announced?.count).toBe(3)
})
