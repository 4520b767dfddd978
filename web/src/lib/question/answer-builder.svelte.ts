// The open question while it is being answered: what is chosen so far, and what a touch does.
import type { Option, Question } from '../../protocol'
import { complete, doubtOf, give, indexed, nothing, several, skip, spent, toggle, type Selection } from './prompt'

const MEANT = 400 // milliseconds before a doubt can be answered: a double click does not

type Send = (answer: string, seq: number, seat: number) => void

/** What one is after: the next question is answered by it, if it can be. */
export interface Aim {
  things?: number[]
  answers?: string[]
  reason?: string // of the question before: is it asked again, that was all
  at?: Element // where a menu opens, should it mean several answers
}

export class AnswerBuilder {
  question = $state.raw<Question | null>(null)
  seq = $state(-1) // the number of the question
  selection = $state.raw<Selection>({ picked: [], points: [] })
  menu = $state.raw<Option[]>([]) // a touch could mean all these: only they are left
  at = $state.raw<Element | null>(null) // what was touched: the menu opens there
  doubt = $state.raw<Option | null>(null) // an answer that is likely to be a mistake: it is asked for once more
  sent = $state(false) // the answer is on its way

  #index = $derived(this.question ? indexed(this.question) : new Map<number, Option[]>())
  #send: Send
  #isAway: () => boolean // the server: nothing can be answered
  #doubted = 0 // when
  #meant = '' // the whole answer that is doubted
  #aim: Aim | null = null

  constructor(send: Send, isAway = () => false) {
    this.#send = send
    this.#isAway = isAway
  }

  /** Whether the question can be answered now. */
  get open(): boolean {
    return !!this.question && !this.sent && !this.#isAway()
  }

  /** A question comes; the same one in other words keeps what was chosen. */
  ask(question: Question | null, seq: number) {
    const same = seq === this.seq && question?.seat === this.question?.seat
    const aim = this.#aim
    this.question = question
    this.seq = seq
    this.sent = false
    if (!question) this.forget()
    else if (same) this.#reword(question)
    else {
      this.clear()
      if (aim && aim.reason !== question.reason) this.#pursue(aim)
    }
  }

  /** Answer by what one is after, where that means one harmless answer; a menu opens where it means several. */
  #pursue(aim: Aim) {
    if (this.gathers) return
    const named = this.question?.options.filter((option) => aim.answers?.includes(option.answer)) ?? []
    const options = named.length ? named : this.#about(aim.things ?? [])
    if (options.length) this.narrow(options, aim.at)
  }

  #reword(question: Question) {
    const anew = (option: Option) => question.options.filter((each) => each.answer === option.answer)
    this.menu = this.menu.flatMap(anew)
    this.doubt = this.doubt && (anew(this.doubt)[0] ?? null)
  }

  clear() {
    this.forget()
    this.#aim = null
    if (this.question) this.selection = nothing(this.question)
  }

  forget() {
    this.menu = []
    this.doubt = this.at = null
  }

  /** How a thing on the table looks now. */
  state(things: number[]): '' | 'legal' | 'chosen' {
    if (!this.open) return ''
    const options = this.#about(things)
    if (options.some((option) => this.#chosen(option))) return 'chosen'
    return options.length ? 'legal' : ''
  }

  options(things: number[]): Option[] {
    return this.open ? this.#about(things) : []
  }

  /** Its place in an order, or its points; empty where that says nothing. */
  mark(things: number[]): string {
    const places = this.options(things).map((option) => this.#place(option))
    if (this.question?.kind === 'distribute') {
      const points = places.reduce((sum, place) => sum + (this.selection.points[place] ?? 0), 0)
      return points ? String(points) : ''
    }
    const place = Math.max(-1, ...places.map((each) => this.selection.picked.indexOf(each)))
    return place >= 0 && this.question?.kind === 'order' ? String(place + 1) : ''
  }

  /** A thing was touched; false where that means nothing. With `ask` also a single answer is shown first. */
  touch(things: number[], at?: Element, ask = false): boolean {
    if (!this.options(things).length) this.forget() // not one of those that are left: start over
    const options = this.options(things)
    if (!options.length) return false
    if (this.gathers) {
      const free = options.find((option) => !this.#chosen(option)) ?? options[0]!
      this.gather(free)
    } else if (ask) this.#list(options, at)
    else this.narrow(options, at)
    return true
  }

  /** Only these answers are left; another touch tells which one is meant. */
  narrow(options: Option[], at?: Element) {
    if (options.length === 1) this.choose(options[0]!, at)
    else this.#list(options, at)
  }

  /** Offer answers, or close their list by touching the same again. */
  #list(options: Option[], at?: Element) {
    const shown = options.length === this.menu.length && (!at || at === this.at)
    this.forget()
    if (shown) return
    this.menu = options
    this.at = at ?? null
  }

  /** What one usually does with a thing: one of these deeds, or the first that does no harm. */
  usual(things: number[], deeds: string[] = []): Option | undefined {
    if (this.gathers) return undefined
    const harmless = this.options(things).filter((option) => !doubtOf(option))
    return harmless.find(({ answer }) => deeds.includes(answer.split(' ')[0]!)) ?? harmless[0]
  }

  /** Something was put there: it means these answers, and perhaps what is to come of them. */
  drop(options: Option[], at?: Element, aim?: Aim) {
    this.forget()
    this.#aim = aim ? { ...aim, reason: this.question?.reason } : null
    this.narrow(options, at)
  }

  /** An answer is put together from several touches. */
  get gathers(): boolean {
    return !!this.question && (several(this.question) || this.question.kind === 'distribute')
  }

  gather(option: Option, n = 1) {
    const question = this.question
    if (!question) return
    this.doubt = null
    const place = this.#place(option)
    if (question.kind === 'distribute') this.selection = give(question, this.selection, place, n)
    else this.selection = toggle(question, this.selection, place)
  }

  choose(option: Option, at: Element | null = null) {
    if (!this.question || !this.open) return
    if (this.doubt === option) return // only its button, pressed once more, means it
    if (this.gathers && option !== skip(this.question)) this.gather(option)
    else if (doubtOf(option)) this.#doubtful(option, option.answer, at)
    else this.send(option.answer)
  }

  /** The button of an answer was pressed: the second time it is meant. */
  press(option: Option, at: Element | null = null) {
    if (this.doubt === option) this.insist()
    else this.choose(option, at)
  }

  /** This answer has to be meant: it is asked for once more where it was given. */
  #doubtful(option: Option, answer: string, at: Element | null) {
    this.#doubted = Date.now()
    this.#meant = answer
    this.doubt = option
    this.menu = at ? [option] : []
    this.at = at
  }

  insist() {
    if (this.doubt && Date.now() - this.#doubted >= MEANT) this.send(this.#meant)
  }

  get whole(): string | undefined {
    return this.question && this.gathers ? complete(this.question, this.selection) : undefined
  }

  get left(): number {
    return this.question?.kind === 'distribute' ? this.question.high - spent(this.selection) : 0
  }

  get picked(): Option[] {
    return this.selection.picked.flatMap((place) => this.question?.options[place] ?? [])
  }

  /** Something was chosen, or given points. */
  get begun(): boolean {
    return this.gathers && (this.picked.length > 0 || spent(this.selection) > 0)
  }

  confirm() {
    const { whole, doubt } = this
    if (!whole) return
    const harmful = this.picked.find((option) => option.warning)
    if (doubt && this.#meant === whole) this.insist()
    else if (harmful) this.#doubtful(harmful, whole, null)
    else this.send(whole)
  }

  send(answer: string) {
    if (!this.question || !this.open) return
    this.forget()
    this.sent = true
    this.#send(answer, this.seq, this.question.seat)
  }

  #about(things: number[]): Option[] {
    const found = [...new Set(things.flatMap((thing) => this.#index.get(thing) ?? []))]
    return this.menu.length ? found.filter((option) => this.menu.includes(option)) : found
  }

  #place(option: Option): number {
    return this.question?.options.indexOf(option) ?? -1
  }

  #chosen(option: Option): boolean {
    const place = this.#place(option)
    return this.selection.picked.includes(place) || (this.selection.points[place] ?? 0) > 0
  }
}
