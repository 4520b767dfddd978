import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Line, Question, RoomReply, TableReply } from '../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const look = { hidden: false }
vi.stubGlobal('document', look)
vi.stubGlobal('navigator', { languages: ['en'] })
const { Refused } = await import('../src/lib/server/link.svelte')
const { settings } = await import('../src/lib/browser/settings.svelte')
const { TableSession } = await import('../src/lib/session/table-session.svelte')
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
  const session = new TableSession(link as never, 'here')
  session.receive(room())
  return { session, asked, kinds: () => asked.map(({ type }) => type), replies }
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
  const { session, asked } = seated()
  session.receive(table(4, { question: { ...QUESTION, seat: 1, high: 1, low: 1 }, seat: 1 }))
  session.builder.touch([1])
  session.builder.touch([2])
  session.builder.choose(session.builder.question!.options[2]!)
  await settle()
  expect(asked).toEqual([{ type: 'answer', answer: 'pick a', seq: 4, seat: 1 }])
})

it('can be answered again when an answer was refused, and says why', async () => {
  const { session, asked, replies } = seated({ answer: refused('Not that one.') })
  session.receive(table(4, { question: { ...QUESTION, high: 1, low: 1 } }))
  session.builder.touch([1])
  await settle()
  expect(session.screen.notice).toMatchObject({ text: 'Not that one.', bad: true })
  delete replies.answer
  session.builder.touch([2])
  expect(session.screen.notice).toBeNull()
  await settle()
  expect(asked.map(({ answer }) => answer)).toEqual(['pick a', 'pick b'])
})

it('keeps what was chosen when the same question comes in another language', () => {
  const { session } = seated()
  session.receive(table(4, { question: QUESTION }))
  session.builder.touch([1])
  session.receive(table(4, { question: { ...QUESTION, prompt: 'Wähle zwei.' }, id: 9 }))
  expect(session.builder.question?.prompt).toBe('Wähle zwei.')
  expect(session.builder.picked.map(({ name }) => name)).toEqual(['a'])
  session.receive(table(5, { question: QUESTION, id: 10 }))
  expect(session.builder.picked).toEqual([])
})

it('does not hear what is said of another room', () => {
  const { session } = seated()
  session.receive(table(4))
  session.receive(table(7, { room: 'there' }))
  expect(session.server.table?.at).toBe(4)
})

it('takes back what was told, and what counts as read', () => {
  const { session } = seated()
  session.receive(table(1, { since: 0, lines: [line('one')], question: { ...QUESTION, high: 1, low: 1 } }))
  session.builder.touch([1])
  session.receive(table(2, { since: 1, lines: [line('two', { cards: ['troll'], things: [7] }), line('three')] }))
  session.skip()
  expect(session.server.log.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect(session.screen.read).toBe(1)
  session.receive(table(0, { since: 0, lines: [], undone: true }))
  expect([session.server.log, session.screen.read]).toEqual([[], 0])
})

it('forgets a hint when the table changes', async () => {
  const { session } = seated({ hint: { type: 'hint', moves: [] } })
  session.receive(table(1, { question: QUESTION }))
  await session.askHint()
  expect(session.screen.hint).not.toBeNull()
  session.receive(table(2, { question: QUESTION }))
  session.skip()
  expect(session.screen.hint).toBeNull()
})

const BACK = {
  timeline: { type: 'timeline', moves: [] },
  moment: { type: 'moment', at: 1, end: 3, turn: 1, seat: 0, lines: [] },
}

it('asks nothing while one looks back, and then what is asked now', async () => {
  const { session, asked } = seated(BACK)
  session.receive(table(2, { question: QUESTION }))
  await session.lookBack(1)
  session.receive(table(3, { question: QUESTION }))
  session.skip()
  expect(session.builder.question).toBeNull()
  await session.affects(7)
  expect(asked.at(-1)).toEqual({ type: 'affects', thing: 7, at: 1, seat: 0 })
  session.backToNow()
  expect([session.builder.question, session.builder.seq]).toEqual([QUESTION, 3])
  await session.affects(7)
  expect(asked.at(-1)).toEqual({ type: 'affects', thing: 7 })
})

it('learns everything again: the log, the moment, the report, and that the chat is muted', async () => {
  const report = { type: 'report', summary: '', courses: [] }
  const { session, asked, kinds } = seated({ ...BACK, log: { type: 'log', lines: [line('eins')] }, report })
  session.receive(table(2, { result: { winners: [0], why: 'rules' } }))
  await settle()
  await session.mute(true)
  await session.lookBack(1)
  asked.length = 0
  await session.again()
  expect(kinds()).toEqual(['log', 'mute', 'timeline', 'moment', 'report'])
  expect(asked[1]).toEqual({ type: 'mute', on: true })
  expect(session.server.log).toEqual([line('eins')])
})

it('hides everything when another seat looks at the screen', () => {
  const { session } = seated({ log: { type: 'log', lines: [] } })
  session.receive(room({ yours: [0, 1] }))
  session.receive(table(1, { lines: [line('You draw Krump.')], question: QUESTION }))
  expect(session.covered).toBe(true)
  session.screen.uncovered = 0
  expect(session.covered).toBe(false)
  open({ slug: 'krump', things: [5], deed: '', notes: [] })
  session.screen.say('Krump')
  session.receive(table(2, { since: 1, seat: 1, deciding: [1], question: { ...QUESTION, seat: 1 } }))
  session.skip()
  expect(session.covered).toBe(true)
  expect([session.server.log, session.screen.notice, zoom.seen, zoom.open]).toEqual([[], null, null, false])
})

it('tells one step after the other, and at once what was asked for, taken back, or not looked at', async () => {
  settings.pace = 500
  const { session } = seated()
  const step = (at: number, more: Partial<TableReply> = {}) =>
    table(at, { since: at - 1, lines: [line(`step ${at}`)], ...more })
  for (const at of [1, 2, 3]) session.receive(step(at))
  await vi.advanceTimersByTimeAsync(499)
  expect([session.server.table?.at, session.screen.behind]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(1)
  expect(session.server.table?.at).toBe(3)
  session.receive(step(2, { undone: true }))
  expect([session.server.table?.at, session.screen.behind]).toEqual([2, false])
  for (const at of [3, 4, 5]) session.receive(step(at))
  session.receive(step(5, { id: 12 }))
  expect(session.server.table?.at).toBe(5)
  look.hidden = true
  for (const at of [6, 7, 8]) session.receive(step(at))
  await vi.advanceTimersByTimeAsync(600)
  expect(session.server.table?.at).toBe(8)
})

it('takes back for the seat that decides', async () => {
  const { session, asked } = seated()
  session.receive(room({ yours: [0, 1] }))
  session.receive(table(1, { seat: 1, deciding: [1], question: { ...QUESTION, seat: 1 } }))
  await session.undo()
  expect(asked).toEqual([{ type: 'undo', seat: 1 }])
})

it('counts what was said in the chat and not read', () => {
  const { session } = seated()
  session.receive({ type: 'chat', room: 'here', lines: [{ seat: 1, name: 'Bob', text: 'Hi', at: 0 }] } as never)
  expect([session.server.chat.length, session.screen.unread]).toEqual([1, 1])
})

it('has company where others sit or watch, and none among computers', () => {
  const { session } = seated()
  const person = { kind: 'person', name: 'Ada', here: true }
  const bot = { kind: 'greedy', name: 'Greedy bot', here: true }
  const company = (more: object) => (session.receive(room(more)), session.server.company)
  expect(company({ seats: [person, bot], yours: [0] })).toBe(false)
  expect(company({ seats: [person, person], yours: [0, 1] })).toBe(false)
  expect(company({ seats: [person, person], yours: [0] })).toBe(true)
  expect(company({ seats: [person, bot], yours: [0], watching: 1 })).toBe(true)
  expect(company({ seats: [bot, bot], yours: [], watching: 1 })).toBe(false)
  expect(company({ seats: [bot, bot], yours: [], watching: 2 })).toBe(true)
})

it('asks for nothing that has not happened yet while the room waits', async () => {
  const { session, kinds } = seated({ log: refused('The game has not begun yet.') })
  session.receive(room({ status: 'waiting' }))
  await session.again()
  expect([kinds(), session.screen.notice]).toEqual([[], null])
})

it('tells nothing again when the same moment comes in another language', async () => {
  settings.pace = 500
  const { session } = seated()
  session.receive(table(1, { since: 0, lines: [line('one')] }))
  session.receive(table(2, { since: 1, lines: [line('two'), line('three')] }))
  await vi.advanceTimersByTimeAsync(3000)
  session.receive(table(2, { since: 0, lines: [line('eins'), line('zwei'), line('drei')] }))
  await vi.advanceTimersByTimeAsync(1)
  expect([session.screen.line, session.server.log.map(({ text }) => text)]).toEqual([null, ['eins', 'zwei', 'drei']])
  await vi.advanceTimersByTimeAsync(600)
  expect(session.screen.behind).toBe(false)
  session.receive(table(3, { since: 3, lines: [line('vier')] }))
  expect(session.screen.line?.text).toBe('vier')
})

it('says what was done without builder until one decides again', () => {
  const { session } = seated()
  session.receive(table(1, { unasked: ['Nothing else was left: End turn.'] }))
  session.receive(table(2, { question: { ...QUESTION, high: 1, low: 1 } }))
  session.skip()
  expect(session.screen.unasked).toEqual(['Nothing else was left: End turn.'])
  session.builder.touch([1])
  expect(session.screen.unasked).toEqual([])
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
      line(`Bob plays ${card}.`, { cards: [card], event: { kind: 'play', actor: 1, target: at }, ...more }),
      line('Bob gains 1 gem.', { small: true, event: { kind: 'gain-gems', actor: 1, amount: 1 } }),
    ],
  })

it('tells equal acts as one, with all of their lines in the log', async () => {
  settings.pace = 500
  const { session } = seated()
  session.receive(table(0, { since: 0, lines: [] }))
  for (const [n, card] of ['blaster', 'crystal', 'crystal', 'crystal', 'monk'].entries())
    session.receive(plays(n + 1, card))
  const told: [string, number, number][] = []
  for (let ms = 0; ms < 3000; ms += 10) {
    const { line, times } = session.screen
    const now: (typeof told)[0] = [line?.text ?? '', times, session.server.table!.at]
    if (JSON.stringify(now) !== JSON.stringify(told.at(-1))) told.push(now)
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(told).toEqual([
    ['Bob plays blaster.', 1, 1],
    ['Bob plays crystal.', 3, 4],
    ['Bob plays monk.', 1, 5],
  ])
  expect(session.server.log.map(({ text }) => text).filter((text) => text.includes('crystal'))).toHaveLength(3)
  expect(session.server.log).toHaveLength(10)
})

it('tells what follows a silent step by itself', async () => {
  settings.pace = 500
  const { session } = seated()
  session.receive(table(0, { since: 0, lines: [] }))
  session.receive(table(1, { since: 0, lines: [line('one')] }))
  session.receive(table(2, { since: 1, lines: [] }))
  session.receive(table(3, { since: 1, lines: [line('two', { cards: ['troll'] })] }))
  await vi.advanceTimersByTimeAsync(3000)
  expect([session.server.table?.at, session.screen.line?.text]).toEqual([3, 'two'])
})

it('counts what is announced while more of it comes', () => {
  settings.pace = 500
  const { session } = seated()
  session.animator.layer = { isConnected: true, replaceChildren: () => undefined } as never
  session.receive(table(0, { since: 0, lines: [] }))
  const counts = [1, 2, 3].map((at) => (session.receive(plays(at, 'crystal')), session.animator.announced?.count))
  expect([counts, session.screen.times, session.server.table?.at]).toEqual([[1, 2, 3], 3, 0])
  session.receive(plays(4, 'monk'))
  expect(session.animator.announced?.count).toBe(3)
})
