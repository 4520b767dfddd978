// The page as a whole: who one is, where one is, the games and their cards.
import type { CardInfo, GameInfo, Reply, RoomLine, SeatPlan, WelcomeReply } from '../protocol'
import { Link, Refused, type ReplyOf } from './link.svelte'
import { Sitting } from './sitting.svelte'
import { words, type Lang } from './words.svelte'

const TOKEN = 'trivault.token'
const SEATS = 'trivault.seats'

type Route = { page: 'start' } | { page: 'room'; room: string } | { page: 'cards'; game: string }

function route(): Route {
  const [, page, rest = ''] = location.hash.split('/')
  if (page === 'room' && rest) return { page, room: rest }
  if (page === 'cards') return { page, game: rest }
  return { page: 'start' }
}

function seatTokens(): Record<string, string> {
  return JSON.parse(localStorage.getItem(SEATS) ?? '{}')
}

class App {
  route = $state.raw<Route>(route())
  me = $state.raw<WelcomeReply | null>(null)
  games = $state.raw<GameInfo[]>([])
  cards = $state.raw<Record<string, Map<string, CardInfo>>>({}) // by game, in the present language
  lobby = $state.raw<RoomLine[]>([])
  sitting = $state.raw<Sitting | null>(null)
  error = $state('')

  link: Link

  constructor() {
    const url = new URL('ws', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.hash = ''
    this.link = new Link(url.href, () => this.#greet(), (reply) => this.#hear(reply))
    addEventListener('hashchange', () => this.#go())
    document.documentElement.lang = words.lang
  }

  async #greet() {
    this.me = await this.#withToken(localStorage.getItem(TOKEN) ?? '', (token) =>
      this.link.ask({ type: 'hello', lang: words.lang, token }, 'welcome'),
    )
    localStorage.setItem(TOKEN, this.me.token)
    this.games = (await this.link.ask({ type: 'games' }, 'games')).games
    await this.link.ask({ type: 'lobby' }, 'lobby')
    await this.#go()
  }

  /** A token may be of another server, or of a seat that is somebody else's by now: go on without it. */
  async #withToken<T>(token: string, ask: (token: string) => Promise<T>): Promise<T> {
    try {
      return await ask(token)
    } catch (error) {
      if (!token || !(error instanceof Refused)) throw error
      return ask('')
    }
  }

  async #go() {
    const before = this.route
    this.route = route()
    this.error = ''
    if (this.route.page === 'room') await this.#enter(this.route.room)
    else if (before.page === 'room' || this.sitting) await this.#leave()
    if (this.route.page === 'cards') await this.learn(this.route.game || this.games[0]?.name || '')
  }

  async #enter(room: string) {
    const token = seatTokens()[room] ?? ''
    if (this.sitting?.id !== room) this.sitting = new Sitting(this.link, room)
    try {
      const joined = await this.#withToken(token, (token) => this.link.ask({ type: 'join', room, token }, 'room'))
      await this.learn(joined.game)
      await this.sitting?.again()
    } catch (error) {
      if (!(error instanceof Refused)) return
      this.error = error.message
      this.sitting = null
    }
  }

  async #leave() {
    this.sitting = null
    await this.link.ask({ type: 'leave' }, 'done').catch(() => undefined)
  }

  #hear(reply: Reply) {
    if (reply.type === 'seat') this.#keep(reply)
    else if (reply.type === 'lobby') this.lobby = reply.rooms
    else if (reply.type === 'moved') location.hash = `#/room/${reply.room}`
    else this.sitting?.hear(reply)
  }

  #keep({ room, token }: ReplyOf<'seat'>) {
    localStorage.setItem(SEATS, JSON.stringify({ ...seatTokens(), [room]: token }))
  }

  /** Learn the cards of a game, in the present language. */
  async learn(game: string) {
    if (!game || this.cards[game]) return
    const { cards } = await this.link.ask({ type: 'cards', game }, 'cards')
    this.cards = { ...this.cards, [game]: new Map(cards.map((card) => [card.slug, card])) }
  }

  async speak(lang: Lang) {
    words.use(lang)
    document.documentElement.lang = lang
    await this.link.ask({ type: 'language', lang }, 'welcome', 'done', 'table')
    const known = Object.keys(this.cards)
    this.cards = {}
    this.games = (await this.link.ask({ type: 'games' }, 'games')).games
    for (const game of known) await this.learn(game)
    await this.sitting?.again()
  }

  async create(game: string, seats: SeatPlan[], more: object = {}) {
    const room = await this.link.ask({ type: 'create', game, seats, ...more }, 'room')
    location.hash = `#/room/${room.room}`
  }

  async load(replay: string) {
    const room = await this.link.ask({ type: 'load', replay }, 'room')
    location.hash = `#/room/${room.room}`
  }

  async playOn(at: number) {
    const room = await this.link.ask({ type: 'play-on', at }, 'room', 'moved')
    location.hash = `#/room/${room.room}`
  }
}

export const app = new App()
