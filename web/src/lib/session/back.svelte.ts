// Looking back: the decisions of the game so far, and the table as it lay at one of them.
import type { Line, MomentReply, Move } from '../../protocol'
import type { Asks } from '../server/link.svelte'
import { settings } from '../browser/settings.svelte'

const STEP = 700 // milliseconds that a moment stays at least while the replay runs

export class Back {
  moment = $state.raw<MomentReply | null>(null)
  moves = $state.raw<Move[]>([])
  step = $state(0) // grows with each moment that is shown
  runs = $state(false)

  #ask: Asks
  #change: (apply: () => void, lines: Line[]) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted: { at: number; seat?: number } | null = null // where to go next
  #going: Promise<void> | undefined

  /** `change` lets a step forward be seen as what it is. */
  constructor(ask: Asks, change: (apply: () => void, lines: Line[]) => void = (apply) => apply()) {
    this.#ask = ask
    this.#change = change
  }

  /** The first decision of each turn. */
  get turns(): Move[] {
    return this.moves.filter((move, i) => i === 0 || this.moves[i - 1]!.turn !== move.turn)
  }

  /** Go to a moment; from any seat where the game is over. Whoever is faster than the server comes to the
   * moment that was asked for last. */
  to(at: number, seat = this.moment?.seat): Promise<void> {
    this.#wanted = {
      at: Math.max(0, Math.min(at, this.moment?.end ?? Infinity)),
      ...(seat === undefined || seat < 0 ? {} : { seat }),
    }
    this.#going ??= this.#go().finally(() => (this.#going = undefined))
    return this.#going
  }

  async #go() {
    if (!this.moves.length) {
      this.moves = (await this.#ask({ type: 'timeline' }, 'timeline'))?.moves ?? []
    }
    while (this.#wanted) {
      const wanted = this.#wanted
      const moment = await this.#ask({ type: 'moment', ...wanted }, 'moment')
      if (this.#left()) return
      if (this.#wanted === wanted) this.#wanted = null
      if (!moment) continue
      const next = moment.at - (this.moment?.at ?? moment.at) === 1 && moment.seat === this.moment?.seat
      const apply = () => {
        this.moment = moment
        this.step += 1
      }
      if (next) this.#change(apply, moment.lines ?? [])
      else apply()
    }
  }

  #left(): boolean {
    return this.#wanted === null
  }

  /** A turn forward or back. */
  turn(step: 1 | -1) {
    if (!this.moment) return
    const { at, end } = this.moment
    const starts = this.turns.map((move) => move.at)
    const found = step > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)
    void this.to(found ?? (step > 0 ? end : 0))
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
    if (this.moment && this.moment.at < this.moment.end) {
      await this.to(this.moment.at + 1)
      if (this.runs) this.#later()
    } else {
      this.play(false)
    }
  }

  /** In another language. */
  async again() {
    if (!this.moment) return
    this.moves = []
    await this.to(this.moment.at)
  }

  leave() {
    this.play(false)
    this.#wanted = null
    this.moment = null
    this.moves = []
  }
}
