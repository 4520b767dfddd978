// Looking back: the decisions of the game so far, and the table as it lay at one of them.
import type { MomentReply, Move } from '../protocol'
import type { Asks } from './link.svelte'
import { settings } from './settings.svelte'

const STEP = 700 // milliseconds that a moment stays at least while the replay runs

export class Back {
  moment = $state.raw<MomentReply | null>(null)
  moves = $state.raw<Move[]>([])
  step = $state(0) // grows with each moment that is shown
  runs = $state(false)

  #ask: Asks
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = -1 // the moment that was asked for last

  constructor(ask: Asks) {
    this.#ask = ask
  }

  /** The first decision of each turn. */
  get turns(): Move[] {
    return this.moves.filter((move, i) => i === 0 || this.moves[i - 1]!.turn !== move.turn)
  }

  /** Go to a moment; from any seat where the game is over. */
  async to(at: number, seat = this.moment?.seat) {
    const end = this.moment?.end ?? Infinity
    const wanted = (this.#wanted = Math.max(0, Math.min(at, end)))
    if (!this.moves.length) {
      this.moves = (await this.#ask({ type: 'timeline' }, 'timeline'))?.moves ?? []
    }
    const shown = seat === undefined || seat < 0 ? {} : { seat }
    const moment = await this.#ask({ type: 'moment', at: wanted, ...shown }, 'moment')
    if (!moment || wanted !== this.#wanted) return
    this.moment = moment
    this.step += 1
  }

  /** A turn forward or back. */
  turn(step: 1 | -1) {
    const { at, end } = this.moment!
    const starts = this.turns.map((move) => move.at)
    const found = step > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)
    return this.to(found ?? (step > 0 ? end : 0))
  }

  /** Let the replay run, or stop it. */
  play(on = !this.runs) {
    clearTimeout(this.#timer)
    this.runs = on
    if (on && this.moment && this.moment.at >= this.moment.end) void this.to(0).then(() => this.#later())
    else if (on) this.#later()
  }

  #later() {
    this.#timer = setTimeout(() => void this.#next(), Math.max(STEP, 1.5 * settings.pace))
  }

  async #next() {
    if (!this.moment || this.moment.at >= this.moment.end) return this.play(false)
    await this.to(this.moment.at + 1)
    if (this.runs) this.#later()
  }

  /** In another language. */
  async again() {
    if (!this.moment) return
    this.moves = []
    await this.to(this.moment.at)
  }

  leave() {
    this.play(false)
    this.#wanted = -1
    this.moment = null
    this.moves = []
  }
}
