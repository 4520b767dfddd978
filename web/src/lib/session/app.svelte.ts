// The page as a whole: hears the server, goes from room to room, learns cards and languages.
import type { Reply, RoomReply, SeatPlan, WelcomeReply } from '../../protocol'
import { images } from '../browser/images.svelte'
import { loadBoard, loadBoards } from '../boards'
import { saveJson, loadJson } from '../browser/storage'
import { notify } from '../browser/notify'
import { inOrder } from '../cards/filters'
import type { RuleLine } from '../rules/rulebook'
import { Link, Refused, type ReplyOf } from '../server/link.svelte'
import { list } from '../server/lists'
import { refusedWords } from '../server/refused'
import { timeWords } from '../i18n/times'
import { say, words, type Lang } from '../i18n/words.svelte'
import { PageScreen } from './page-screen.svelte'
import { plan } from './plan.svelte'
import { ServerState } from './server-state.svelte'
import { settings } from '../browser/settings.svelte'
import { TableSession } from './table-session.svelte'

const TOKEN = 'trivault.token'
const SEATS = 'trivault.seats'
const TOKENS = 20 // of seats, so many of which the server looks at
const QUIET = 800 // milliseconds on a page before the boards of other games are loaded

class App {
  readonly server = new ServerState()
  readonly screen = new PageScreen()
  readonly link = new Link(
    () => this.#greet(),
    (reply) => this.#receive(reply),
  )
  session = $state.raw<TableSession | null>(null)
  file = $state.raw('') // with the last puzzle of one's own

  /** Whether there is a page at the address; undefined as long as that is not known. */
  get found(): boolean | undefined {
    const { route, refused } = this.screen
    if (route.page === 'unknown' || refused) return false
    if (!('game' in route) || (route.page === 'cards' && !route.game)) return true
    if (!this.server.games.length) return undefined
    const game = this.server.game(route.game)
    if (!game || (route.page === 'build' && !game.drafts)) return false
    const cards = this.server.cards[route.game]
    return !(route.page === 'cards' && route.card && cards) || cards.has(route.card)
  }

  /** Open the connection to the server that this page came from, and go to where the address says. */
  open() {
    const url = new URL('ws', location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.hash = ''
    document.documentElement.lang = words.lang
    addEventListener('hashchange', () => void this.#go())
    this.link.open(() => this.#address(url))
    void this.#goAlone()
  }

  /** Proxies may lead everybody who is in a room to the same server by its id. */
  #address(url: URL): string {
    const { route } = this.screen
    url.search = route.page === 'room' ? `?room=${encodeURIComponent(route.room)}` : ''
    return url.href
  }

  async #greet() {
    const token = localStorage.getItem(TOKEN) ?? ''
    const [welcome] = await Promise.all([
      this.link.ask({ type: 'hello', lang: words.lang, token }, 'welcome'),
      this.#learnGames(),
    ])
    this.#be(welcome)
    await this.link.ask({ type: 'lobby' }, 'lobby')
    await this.#go()
  }

  /** Where the server cannot be reached, what the browser has kept can be read. */
  async #goAlone() {
    try {
      await this.#learnGames()
      if (!this.server.me && this.screen.route.page !== 'room') await this.#go()
    } catch {
      // nothing is kept: the page waits for the server
    }
  }

  async #learnGames() {
    const { games } = await list<ReplyOf<'games'>>(`games/${words.lang}`)
    plan.prepare(games)
    this.server.games = games
  }

  #receive(reply: Reply) {
    if (reply.type === 'seat') this.#keepSeat(reply)
    else if (reply.type === 'lobby') this.server.lobby = reply.rooms
    else if (reply.type === 'moved') location.hash = `#/room/${reply.room}`
    else if (reply.type === 'turn') this.#wanted(reply)
    else if (reply.type === 'tournament') this.server.tournament = reply
    else if (reply.type === 'welcome' && !reply.id)
      this.#be(reply) // was forgotten from another device
    else this.session?.receive(reply)
  }

  /** Others wait in a room that one is not in. */
  #wanted({ room, game, left }: ReplyOf<'turn'>) {
    void this.findMine()
    const title = this.server.game(game)?.title ?? ''
    const body = left ? `${title}: ${timeWords(left)}` : title
    if (settings.alert && document.hidden) notify(say('your-turn'), body, room)
  }

  // Who one is

  #be(welcome: WelcomeReply) {
    this.server.me = welcome
    localStorage.setItem(TOKEN, welcome.token)
    void this.findMine()
  }

  /** Everything that the server keeps of oneself. */
  async everything(): Promise<{ games: unknown[] }> {
    const games: unknown[] = []
    let first: object | undefined
    for (let page = 0, more = true; more; page++) {
      const reply = await this.link.ask({ type: 'export', page }, 'export')
      const data = JSON.parse(reply.data) as { games: unknown[] }
      first ??= data
      games.push(...data.games)
      more = reply.more ?? false
    }
    return { ...first, games }
  }

  /** Delete all that is kept of oneself, there and here. */
  async forget(name: string) {
    this.#be(await this.link.ask({ type: 'forget', name }, 'welcome'))
    localStorage.removeItem(SEATS)
    plan.forget()
  }

  /** Where one can go on; games of a guest stay one's own by the tokens of their seats. */
  async findMine() {
    const tokens = Object.values(loadJson<Record<string, string>>(SEATS, {})).slice(-TOKENS)
    const found = await this.link.ask({ type: 'mine', tokens }, 'mine').catch(() => null)
    if (!found) return
    this.server.mine = found.rooms
    this.server.tournaments = found.tournaments ?? []
    plan.finish(found.finished ?? [])
  }

  async register(name: string, password: string) {
    this.#be(await this.link.ask({ type: 'register', name, password }, 'welcome'))
  }

  async login(name: string, password: string) {
    this.#be(await this.link.ask({ type: 'login', name, password }, 'welcome'))
  }

  async logout() {
    this.#be(await this.link.ask({ type: 'logout' }, 'welcome'))
  }

  async rename(name: string) {
    this.#be(await this.link.ask({ type: 'rename', name }, 'welcome'))
  }

  // Where one is

  async #go() {
    this.screen.go()
    const { route } = this.screen
    if (route.page === 'room') await this.#enter(route.room)
    else if (this.session) await this.#leave()
    if (route.page === 'start') void this.findMine()
    if (route.page === 'tournament') await this.#watch(route.tournament)
    if (route.page === 'cards') await this.learn(route.game || this.server.games[0]?.name || '')
    if (route.page === 'build') await this.learn(route.game)
    if (route.page === 'learn') await loadBoard(route.game)
    setTimeout(() => void loadBoards().catch(() => undefined), QUIET) // who goes to that game tries again
  }

  async #enter(room: string) {
    const token = loadJson<Record<string, string>>(SEATS, {})[room] ?? ''
    const session = this.session?.id === room ? this.session : new TableSession(this.link, room)
    this.session = session
    try {
      const joined = await this.#join(room, token)
      await this.learn(joined.game)
      if (this.session === session) await session.again() // and has not left meanwhile
      this.#explain(session)
    } catch (error) {
      if (!(error instanceof Refused)) return
      this.screen.refused = error.message
      this.session = null
    }
  }

  async #watch(tournament: string) {
    this.server.tournament = null
    try {
      if (tournament) await this.link.ask({ type: 'tournament', tournament }, 'tournament')
    } catch (error) {
      this.screen.refused = refusedWords(error)
    }
  }

  /** Say what to try, to whoever came from the page of a rule. */
  #explain(session: TableSession) {
    const { trying } = this.screen
    this.screen.trying = null
    if (trying?.room !== session.id) return
    const { id, text, example = '' } = trying.rule
    session.screen.say(example, false, [{ rule: id, text }])
  }

  /** A token may be of a seat that is somebody else's by now: then go in without it. */
  async #join(room: string, token: string): Promise<RoomReply> {
    try {
      return await this.link.ask({ type: 'join', room, token }, 'room')
    } catch (error) {
      if (!token || !(error instanceof Refused)) throw error
      return this.link.ask({ type: 'join', room }, 'room')
    }
  }

  async #leave() {
    this.session = null
    await this.link.ask({ type: 'leave' }, 'done').catch(() => undefined)
  }

  // Rooms that one has a seat in

  #keepSeat({ room, token }: ReplyOf<'seat'>) {
    const last = Object.entries(loadJson<Record<string, string>>(SEATS, {})).slice(-50)
    saveJson(SEATS, Object.fromEntries([...last, [room, token]]))
  }

  async create(game: string, seats: SeatPlan[], more: object = {}) {
    const room = await this.link.ask({ type: 'create', game, seats, ...more }, 'room')
    location.hash = `#/room/${room.room}`
  }

  async load(replay: string) {
    const room = await this.link.ask({ type: 'load', replay }, 'room')
    location.hash = `#/room/${room.room}`
  }

  /** The first game and the puzzles of a game, in the present language. */
  async findExercises(game: string) {
    const found = await this.link.ask({ type: 'exercises', game }, 'exercises').catch(() => null)
    if (found) this.server.exercises = { ...this.server.exercises, [game]: found }
  }

  /** A room with a puzzle, or with a chapter of the first game. */
  async exercise(game: string, name: string, chapter = 0) {
    await this.#open(() => this.link.ask({ type: 'exercise', game, name, chapter }, 'room', 'moved'))
  }

  /** A room with a puzzle, or with a chapter of a lesson, from a file; without one, from the last. */
  async ownPuzzle(chapter = 0, file = this.file) {
    this.file = file
    await this.#open(() => this.link.ask({ type: 'own-puzzle', file, chapter }, 'room', 'moved'))
  }

  /** A room at a moment of the finished game one is at, at which one could have won. */
  async missed() {
    await this.#open(() => this.link.ask({ type: 'missed' }, 'room', 'moved'))
  }

  async #open(ask: () => Promise<{ room: string }>) {
    try {
      location.hash = `#/room/${(await ask()).room}`
    } catch (error) {
      if (this.session) this.session.screen.say(refusedWords(error), true, [])
      else this.screen.error = refusedWords(error)
    }
  }

  /** A table with the position of a rule, against the computer or alone. */
  async tryRule(game: string, rule: RuleLine, bot: boolean) {
    const other = plan.wish.games[game]?.seats[1]?.bot
    const seats: SeatPlan[] = bot && other ? [{ kind: 'me' }, { kind: other }] : []
    const { room } = await this.link.ask({ type: 'try', rule: rule.id, seats }, 'room')
    this.screen.trying = { room, rule }
    location.hash = `#/room/${room}`
  }

  async playOn(at: number) {
    const room = await this.link.ask({ type: 'play-on', at }, 'room', 'moved')
    location.hash = `#/room/${room.room}`
  }

  // Cards and words

  /** Learn the cards of a game, in the present language. */
  async learn(game: string, anew = false) {
    if (!this.server.game(game) || (this.server.known[game] && !anew)) return
    const [{ cards, filters = [] }] = await Promise.all([
      list<ReplyOf<'cards'>>(`cards/${game}/${words.lang}`),
      loadBoard(game),
    ])
    const known = {
      cards: new Map(cards.map((card) => [card.slug, card])),
      filters: filters.map((filter) => inOrder(filter, words.lang)),
    }
    this.server.known = { ...this.server.known, [game]: known }
    void images.load(game)
  }

  async read(game: string, card: string) {
    await this.learn(game)
    this.screen.reading = { game, card }
  }

  async speak(lang: Lang) {
    words.use(lang)
    document.documentElement.lang = lang
    const said = await this.link.ask({ type: 'language', lang }, 'welcome', 'done', 'table').catch(() => undefined)
    if (said?.type === 'welcome') this.#be(said) // numbered guests have another name
    await this.#learnGames()
    for (const game of Object.keys(this.server.known)) await this.learn(game, true)
    await this.session?.again()
    if (this.screen.route.page === 'tournament') await this.#watch(this.screen.route.tournament)
  }
}

export const app = new App()
