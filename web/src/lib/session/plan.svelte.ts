// The game that one is about to begin. The choice is kept for the next time.
import type { CreateRequest, GameInfo, SeatPlan, SetupOption } from '../../protocol'
import { saveJson, loadJson } from '../browser/storage'

const KEPT = 'trivault.plan'
const FINISHED = 'trivault.finished'

export const DAYS = [0, 1, 2, 3, 5, 7, 14] // for each move
export const SERIES = [1, 3, 5, 7, 9] // games at most

export type Who = 'bot' | 'me' | 'open' | 'lobby'

export interface Seat {
  who: Who
  bot: string
  deck: string // its name or its list; empty for any
  picked?: boolean // somebody has chosen it: else there is another one every day
  name?: string // of who plays there at this screen
}

type Options = Required<CreateRequest>['options']

export interface GamePlan {
  seats: Seat[] // the own one first
  options: Options
}

const DEFAULTS = {
  game: '',
  games: {} as Record<string, GamePlan>,
  clock: false,
  bestOf: 1,
  stronger: -1, // the seat with the stronger deck, in a series
  days: 0, // for each move of a game by correspondence
  minutes: 15,
  increment: 10,
  hints: false,
  chat: true,
  askAll: false,
}

const USUAL = 'casual' // whom one meets first
const EASY = 'beginner' // … before one has finished a game

class Plan {
  finished = $state(loadJson<string[]>(FINISHED, [])) // games of which one was played to its end, here or by this person
  settingUp = $state('') // the game whose panel is open
  seed = $state<number | null>(null) // of the next game, where one plays alone
  wish = $state({ ...DEFAULTS, ...loadJson<Partial<typeof DEFAULTS>>(KEPT, {}) })

  /** A wish for each game; at first a game against the computer. What was remembered may not be there now. */
  prepare(games: GameInfo[]) {
    for (const game of games) {
      const bots = game.bots.map((bot) => bot.kind)
      const usual = this.#usual(game)
      const { seats = this.#first(game), options = {} } = this.wish.games[game.name] ?? {}
      for (const seat of seats) {
        if (!bots.includes(seat.bot)) seat.bot = usual
        if (!seat.picked) seat.deck = ''
      }
      this.wish.games[game.name] = { seats, options }
      this.resize(game, Math.min(Math.max(seats.length, game.seats[0]), game.seats[1]))
    }
    if (!games.some((game) => game.name === this.wish.game)) this.wish.game = games[0]?.name ?? ''
  }

  /** The level of the computer for somebody who has chosen none. */
  #usual({ name, bots }: GameInfo): string {
    const wished = this.finished.includes(name) ? USUAL : EASY
    return (bots.find(({ kind }) => kind === wished) ?? bots.at(-1))!.kind
  }

  #first(game: GameInfo): Seat[] {
    const bot = this.#usual(game)
    return [
      { who: 'me', bot, deck: '' },
      { who: 'bot', bot, deck: '' },
    ]
  }

  /** A game against the computer: the last one, or the first that one plays. */
  quick(game: GameInfo): GamePlan {
    const wish = this.of(game)
    return wish.seats.slice(1).every(({ who }) => who === 'bot') ? wish : { seats: this.#first(game), options: {} }
  }

  of(game: GameInfo): GamePlan {
    return this.wish.games[game.name]!
  }

  /** So many seats; those that are added are like the last one. */
  resize(game: GameInfo, many: number) {
    const { seats } = this.of(game)
    while (seats.length < many) seats.push({ ...seats.at(-1)!, deck: '', picked: false, name: '' })
    seats.length = many
  }

  save() {
    saveJson(KEPT, this.wish)
  }

  finish(games: string[]) {
    this.finished = [...new Set([...this.finished, ...games])]
    saveJson(FINISHED, this.finished)
  }

  forget() {
    this.finished = []
    saveJson(FINISHED, [])
  }
}

export const plan = new Plan()

/** Whether somebody else than the one who begins decides, too. */
export function withPeople(seats: Seat[]): boolean {
  return seats.some((seat, n) => n && (seat.who === 'open' || seat.who === 'lobby'))
}

export function seatPlans(game: GameInfo, seats: Seat[]): SeatPlan[] {
  return seats.map(({ who, bot, deck, name = '' }, n) => {
    const waits = n > 0 && (who === 'open' || who === 'lobby')
    const kind = n === 0 ? 'me' : waits ? 'open' : who === 'bot' ? bot : who
    return {
      kind,
      ...(game.decks && deck && !waits ? { deck } : {}),
      ...(n && kind === 'me' && name.trim() ? { name: name.trim() } : {}),
    }
  })
}

/** The options of a game that go with so many players. */
export function offeredOptions(game: GameInfo, seats: Seat[]): SetupOption[] {
  return (game.options ?? []).filter((option) => !option.seats?.length || option.seats.includes(seats.length))
}

/** The options of the usual game, also for somebody who has finished none. */
export function usualOptions(game: GameInfo): Options {
  return Object.fromEntries((game.options ?? []).flatMap(({ name, beginners }) => (beginners ? [[name, false]] : [])))
}

/** What was chosen of them, in the form in which the server takes it. */
export function chosenOptions(game: GameInfo, { seats, options }: GamePlan): Options {
  const chosen: Options = {}
  for (const { name, kind, without = [], beginners } of offeredOptions(game, seats)) {
    const value = options[name] ?? (beginners && !plan.finished.includes(game.name))
    if (without.some((other) => other in chosen)) continue
    if (kind === 'flag' && value === true) chosen[name] = true
    if (kind === 'seat' && typeof value === 'number' && value < seats.length) chosen[name] = value
    if (kind === 'each' && Array.isArray(value) && value.some(Boolean))
      chosen[name] = seats.map((_, n) => value[n] || 0)
  }
  return chosen
}

function seriesSettings(game: GameInfo, { bestOf, stronger }: typeof DEFAULTS, seats: Seat[]) {
  if (seats.length !== 2 || bestOf === 1) return {}
  return { best_of: bestOf, ...(game.handicap && stronger >= 0 ? { stronger } : {}) }
}

export function roomSettings(game: GameInfo, wish: typeof DEFAULTS, planned: GamePlan) {
  const { seats } = planned
  const people = withPeople(seats)
  return {
    options: chosenOptions(game, planned),
    listed: seats.some((seat) => seat.who === 'lobby'),
    ask_all: wish.askAll,
    ...(people && wish.days ? { days: wish.days } : {}),
    ...seriesSettings(game, wish, seats),
    ...(wish.clock && !(people && wish.days)
      ? { clock: { seconds: Math.round(wish.minutes * 60), increment: wish.increment } }
      : {}),
    ...(people ? { hints: wish.hints, chat: wish.chat } : {}),
  }
}
