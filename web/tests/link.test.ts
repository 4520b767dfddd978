import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link, Refused } from '../src/lib/server/link.svelte'
import type { Reply } from '../src/protocol'

/** A socket whose other end is the test. */
class Socket {
  static OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: { type: string; id?: number }[] = []
  onopen = () => {}
  onclose = (_: { code: number }) => {}
  onmessage = (_: { data: string }) => {}

  constructor(readonly url: string) {
    Socket.made.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id?: number })
  }

  open() {
    this.readyState = 1
    this.onopen()
  }

  close(code = 1006) {
    this.readyState = 3
    this.onclose({ code })
  }

  say(reply: object) {
    this.onmessage({ data: JSON.stringify(reply) })
  }
}

let news: Reply[]
let greeted: number
let welcome: () => Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.made = []
  news = []
  greeted = 0
  welcome = async () => {}
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

function linked() {
  const link = new Link(
    () => ((greeted += 1), welcome()),
    (reply) => news.push(reply),
  )
  link.open(() => `ws://here/ws?${Socket.made.length}`)
  return { link, socket: () => Socket.made.at(-1)! }
}

async function opened() {
  const { link, socket } = linked()
  socket().open()
  await settle()
  return { link, socket }
}

it('gives each request its own reply, in whatever order they come', async () => {
  const { link, socket } = await opened()
  const games = link.ask({ type: 'games' }, 'games')
  const lobby = link.ask({ type: 'lobby' }, 'lobby')
  const [one, two] = socket().sent
  socket().say({ type: 'lobby', id: two!.id, rooms: [] })
  socket().say({ type: 'games', id: one!.id, games: [] })
  expect((await games).type).toBe('games')
  expect((await lobby).type).toBe('lobby')
  expect(news.map(({ type }) => type)).toEqual(['lobby', 'games'])
})

it('tells a refusal with its words and rules', async () => {
  const { link, socket } = await opened()
  const asked = link.ask({ type: 'save' }, 'saved')
  socket().say({
    type: 'error',
    id: socket().sent[0]!.id,
    code: 'rules',
    message: 'Not now.',
    rules: [{ rule: 'SI-1', text: 'x' }],
  })
  const error = await asked.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Refused)
  expect((error as Refused).message).toBe('Not now.')
  expect((error as Refused).rules).toHaveLength(1)
})

it('lets nobody wait for a reply that was lost', async () => {
  const { link, socket } = await opened()
  const asked = link.ask({ type: 'games' }, 'games').catch((error: unknown) => (error as Error).message)
  socket().close()
  expect(await asked).toBe('offline')
  expect(link.state).toBe('lost')
  await expect(link.ask({ type: 'games' }, 'games')).rejects.toThrow('offline')
})

it('comes back, and waits longer each time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { link, socket } = await opened()
  for (const pause of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const before = Socket.made.length
    socket().close()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(Socket.made.length).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(Socket.made.length).toBe(before + 1)
  }
  socket().open()
  await settle()
  expect([link.state, greeted]).toEqual(['open', 2])
  const before = Socket.made.length
  socket().close() // who was there for a while is back at once
  await vi.advanceTimersByTimeAsync(250)
  expect(Socket.made.length).toBe(before + 1)
})

it('goes at once and without a word where a server that stops sends it', async () => {
  const { link, socket } = await opened()
  socket().close(1012)
  expect(link.state).toBe('connecting')
  await vi.advanceTimersByTimeAsync(250)
  expect(socket().url).toBe('ws://here/ws?1')
  socket().close(1012) // nobody is there yet
  expect(link.state).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  await settle()
  expect(link.state).toBe('open')
})

it('begins anew where it was not welcomed', async () => {
  const { link, socket } = linked()
  welcome = () => Promise.reject(new Error('offline'))
  socket().open()
  await settle()
  expect(link.state).toBe('lost')
  welcome = async () => {}
  await vi.advanceTimersByTimeAsync(1000)
  socket().open()
  await settle()
  expect(link.state).toBe('open')
})

it('says when it tries again, and tries at once when asked to', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { link, socket } = await opened()
  for (const _ of [250, 500, 1000]) {
    socket().close()
    expect(link.due).toBeGreaterThan(Date.now())
    await vi.advanceTimersByTimeAsync(link.due - Date.now())
    expect(link.due).toBe(0)
  }
  socket().close()
  const before = Socket.made.length
  link.hurry()
  expect(Socket.made.length).toBe(before + 1)
  link.hurry() // the attempt is under way
  await vi.advanceTimersByTimeAsync(10_000) // and the one that was due is not made as well
  expect(Socket.made.length).toBe(before + 1)
})

it('notices a server that no longer answers', async () => {
  const { link, socket } = await opened()
  const asked = link.ask({ type: 'games' }, 'games').catch((error: unknown) => (error as Error).message)
  await vi.advanceTimersByTimeAsync(10_000)
  socket().say({ type: 'pong' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(link.state).toBe('open')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await asked).toBe('offline')
  expect(link.state).toBe('lost')
})

it('says now and then that it is still there', async () => {
  const { socket } = await opened()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(socket().sent).toEqual([{ type: 'ping' }])
})
