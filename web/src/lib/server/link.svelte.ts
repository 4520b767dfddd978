// The connection to the server: requests with their replies, news, and coming back after a break.
import type { Reply, Request } from '../../protocol'

type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
type Kind = Reply['type']
export type ReplyOf<K extends Kind> = Extract<Reply, { type: K }>
/** Asks the server; nothing comes back where it refuses or cannot be reached. */
export type Asks = <K extends Kind>(wish: Wish, ...kinds: K[]) => Promise<ReplyOf<K> | undefined>

/** The server refused a request; `message` says what was expected. */
export class Refused extends Error {
  code: string
  rules: { rule: string; text: string }[]

  constructor(error: ReplyOf<'error'>) {
    super(error.message)
    this.code = error.code
    this.rules = error.rules ?? []
  }
}

interface Waiting {
  kinds: readonly Kind[]
  resolve: (reply: Reply) => void
  reject: (error: Error) => void
}

const LONGEST = 8000 // milliseconds between two attempts
const RESTART = 1012 // why a socket was closed: others go on with what its server has done
const TICK = 5000
const IDLE = 5 // ticks between two pings while nothing is asked
const SILENT = 2 // pings without an answer, after which the server counts as away

export class Link {
  state = $state<'connecting' | 'open' | 'lost'>('connecting')
  due = $state(0) // when the next attempt begins, while the connection is lost; 0 during an attempt

  #socket: WebSocket | null = null
  #last = 0
  #waiting = new Map<number, Waiting>()
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined // of the next attempt
  #ticks = 0
  #unanswered = 0 // pings
  #address = () => ''
  #greet: () => Promise<void>
  #news: (reply: Reply) => void

  constructor(greet: () => Promise<void>, news: (reply: Reply) => void) {
    this.#greet = greet
    this.#news = news
  }

  /** Connect to a server, and again whenever the connection is lost; each time to where the address says. */
  open(address: () => string) {
    this.#address = address
    this.#connect()
    setInterval(() => this.#tick(), TICK)
  }

  /** The next attempt begins now. */
  hurry() {
    if (!this.due) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** Connections that break without a word are noticed, too. */
  #tick() {
    if (this.state !== 'open') return
    if (this.#unanswered >= SILENT) this.#drop()
    else if (this.#waiting.size || this.#unanswered || ++this.#ticks % IDLE === 0) {
      this.#unanswered += 1
      this.#socket?.send('{"type":"ping"}')
    }
  }

  #drop() {
    const socket = this.#socket!
    socket.onclose = socket.onmessage = () => undefined
    socket.close()
    this.#lost(false)
  }

  /** Send a request; its reply is of one of these kinds. */
  ask<K extends Kind>(wish: Wish, ...kinds: K[]): Promise<ReplyOf<K>> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Error('offline'))
        return
      }
      this.#waiting.set(id, { kinds, resolve: resolve as (reply: Reply) => void, reject })
      this.#socket.send(JSON.stringify({ ...wish, id }))
    })
  }

  #connect() {
    this.due = this.#unanswered = 0
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    socket.onopen = () => this.#begin()
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Reply)
    socket.onclose = ({ code }) => this.#lost(code === RESTART && this.state === 'open')
  }

  async #begin() {
    try {
      await this.#greet()
      this.#attempts = 0
      this.state = 'open'
    } catch {
      this.#socket?.close() // and come again
    }
  }

  /** Come again: at once, and without a word, where the server has only sent one to another. */
  #lost(sent: boolean) {
    this.state = sent ? 'connecting' : 'lost'
    for (const { reject } of this.#waiting.values()) reject(new Error('offline'))
    this.#waiting.clear()
    const pause = Math.min(LONGEST, 250 * 2 ** this.#attempts++) * (0.75 + Math.random() / 2)
    const wait = sent ? 250 * Math.random() : pause
    this.due = Date.now() + wait
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #receive(reply: Reply) {
    this.#unanswered = 0
    const waiting = reply.id ? this.#waiting.get(reply.id) : undefined
    if (waiting && reply.type === 'error') {
      this.#waiting.delete(reply.id!)
      waiting.reject(new Refused(reply))
    } else if (waiting?.kinds.includes(reply.type)) {
      this.#waiting.delete(reply.id!)
      waiting.resolve(reply)
      this.#news(reply)
    } else {
      this.#news(reply)
    }
  }
}
