// The room one is in: its table, the question, the log, looking back.
import type {
  ChatLine,
  HintReply,
  Line,
  MomentReply,
  Reply,
  ReportReply,
  RoomReply,
  RuleText,
  Sentence,
  TableReply,
} from '../../protocol'
import { Asking } from '../question/asking.svelte'
import { Back } from '../replay/back.svelte'
import { Refused, type Asks, type Link } from '../server/link.svelte'
import { Pace } from './pace'
import { settings } from './settings.svelte'
import { say } from '../words/words.svelte'
import { forget } from './zoom.svelte'

export type View = TableReply['view']

export interface Notice {
  text: string
  rules: RuleText[]
  bad: boolean
}

/** A step that is shown: a new table, or one more line of what happened on it. */
interface Beat {
  table?: TableReply
  line?: Line
}

export class Sitting {
  room = $state.raw<RoomReply | null>(null)
  table = $state.raw<TableReply | null>(null)
  log = $state.raw<Line[]>([])
  read = $state(0) // so many lines of the log were there at the last own decision
  line = $state.raw<Line | null>(null) // what is being told
  behind = $state(false) // more steps wait to be shown
  fresh = $state.raw<Set<number>>(new Set()) // cards that the lines since the last own decision speak of
  unasked = $state.raw<string[]>([]) // what was done since then without asking, as nothing else was possible
  sentences = $state.raw<Sentence[]>([])
  chat = $state.raw<ChatLine[]>([])
  muted = $state(false)
  unread = $state(0) // lines of the chat that came while it was not in sight
  hint = $state.raw<HintReply | null>(null)
  notice = $state.raw<Notice | null>(null)
  report = $state.raw<ReportReply | null>(null)
  reading = $state(true) // the report lies in front of the table
  helping = $state(false) // the keys are shown
  aside = $state(false) // the log lies in front of the table, where there is no room beside it
  uncovered = $state(-1) // the seat that looks at a shared screen

  #step = $state(0)
  #heard = 0 // so many lines of the log have come
  #link: Link
  #ask: Asks = (wish, ...kinds) => this.#try(() => this.#link.ask(wish, ...kinds))
  #pace = new Pace<Beat>(
    (beat) => this.#tell(beat),
    () => (document.hidden ? 0 : settings.pace),
  )

  asking = new Asking((answer, seq, seat) => this.#answer(answer, seq, seat))
  back = new Back(this.#ask)

  constructor(
    link: Link,
    readonly id: string,
  ) {
    this.#link = link
    forget()
  }

  get moment(): MomentReply | null {
    return this.back.moment
  }

  /** What lies on the table, now or at the moment that one looks back to. */
  get shown(): TableReply | MomentReply | null {
    return this.moment ?? this.table
  }

  /** Grows with each step that is shown. */
  get step(): number {
    return this.#step + this.back.step
  }

  get lasts(): boolean {
    return this.room?.status === 'playing'
  }

  /** Other people are in the room, or have a seat there. */
  get company(): boolean {
    const { seats = [], yours = [], watching = 0 } = this.room ?? {}
    const others = seats.filter((seat, n) => seat.kind === 'person' && !yours.includes(n))
    return others.length + watching > (yours.length ? 0 : 1)
  }

  /** Several people play on this screen: the next one comes when the others look away. */
  get covered(): boolean {
    const shared = (this.room?.yours.length ?? 0) > 1
    return shared && this.lasts && !!this.table?.question && this.table.seat !== this.uncovered
  }

  /** The seat that one speaks for: of several the one that decides. */
  get seat(): number {
    const yours = this.room?.yours ?? []
    return yours.find((seat) => this.table?.deciding.includes(seat)) ?? yours[0] ?? -1
  }

  name(seat: number): string {
    return this.room?.seats[seat]?.name || say('player', { n: seat + 1 })
  }

  hear(reply: Reply) {
    if ('room' in reply && reply.room !== this.id) return // of a room that is entered next
    if (reply.type === 'room') this.room = reply
    else if (reply.type === 'table') this.#come(reply)
    else if (reply.type === 'chat') this.#listen(reply.lines)
  }

  #listen(lines: ChatLine[]) {
    this.chat = [...this.chat, ...lines]
    this.unread += lines.length
  }

  skip() {
    this.#pace.skip()
  }

  /** A table comes: it is shown in its turn, and what happened line by line. */
  #come(table: TableReply) {
    const { since = 0, lines: all = [] } = table
    const now = !this.table || table.undone || !!table.id
    const lines = now ? [] : all.slice(Math.max(0, this.#heard - since)).filter((line) => !line.small)
    this.#heard = since + all.length
    this.#pace.add({ table, line: lines[0] })
    for (const line of lines.slice(1)) this.#pace.add({ line })
    if (now) this.#pace.skip()
    this.behind = this.#pace.busy
  }

  #tell({ table, line }: Beat) {
    if (table) this.#show(table)
    this.line = line ?? null
    this.behind = this.#pace.busy
  }

  #show(table: TableReply) {
    if (this.table && table.seat !== this.table.seat) this.#change()
    const since = table.since ?? 0
    this.log = [...this.log.slice(0, since), ...(table.lines ?? [])]
    if (table.undone) this.read = Math.min(this.read, this.log.length)
    this.fresh = new Set(this.log.slice(this.read).flatMap((line) => line.things ?? []))
    this.unasked = table.undone ? [] : [...this.unasked, ...(table.unasked ?? [])]
    if (table.at !== this.table?.at || table.undone) this.#step += 1
    this.table = table
    this.hint = null
    this.asking.ask(this.moment ? null : (table.question ?? null), table.seq)
    if (table.result) void this.#finish()
  }

  /** Somebody else looks at this screen: nothing stays that only the one before may know. */
  #change() {
    this.log = []
    this.line = this.notice = this.hint = null
    this.sentences = this.unasked = []
    forget()
    void this.#learnLog()
  }

  async #learnLog() {
    const log = await this.#ask({ type: 'log', since: 0 }, 'log')
    if (log) this.log = log.lines
  }

  async #finish() {
    this.report = (await this.#ask({ type: 'report' }, 'report')) ?? this.report
  }

  // What a person does

  #answer(answer: string, seq: number, seat: number) {
    this.notice = null
    this.#pace.skip()
    this.read = this.log.length
    this.unasked = []
    void this.#ask({ type: 'answer', answer, seq, seat }, 'done').then((done) => {
      if (!done) this.asking.sent = false
    })
  }

  /** What was typed: an answer in words. */
  type(answer: string) {
    const { question, seq } = this.asking
    if (question) this.#answer(answer, seq, question.seat)
    else this.say(say('not-your-turn'), true)
  }

  async undo() {
    const seat = this.seat < 0 ? undefined : this.seat
    await this.#ask({ type: 'undo', seat }, 'done', 'table')
  }

  async askHint() {
    this.hint = (await this.#ask({ type: 'hint' }, 'hint')) ?? null
  }

  async whyNot(answer: string) {
    const why = await this.#ask({ type: 'why-not', answer }, 'why-not')
    if (why) this.notice = { text: why.message, rules: why.rules ?? [], bad: false }
  }

  async rule(id: string) {
    const rule = await this.#ask({ type: 'rule', rule: id }, 'rule')
    if (rule) this.notice = { text: '', rules: [{ rule: rule.rule, text: rule.text }], bad: false }
  }

  /** What affects a thing, now or at the moment that one looks back to. */
  async affects(thing: number) {
    const then = this.moment ? { at: this.moment.at, ...(this.moment.seat < 0 ? {} : { seat: this.moment.seat }) } : {}
    return this.#ask({ type: 'affects', thing, ...then }, 'affects')
  }

  async describe() {
    this.sentences = (await this.#ask({ type: 'describe' }, 'describe'))?.sentences ?? this.sentences
  }

  async resign() {
    if (this.seat >= 0) await this.#ask({ type: 'resign', seat: this.seat }, 'done')
  }

  async rematch(swap: boolean) {
    await this.#ask({ type: 'rematch', swap }, 'done')
  }

  /** Let a computer play for a seat: the own one, or that of somebody who is gone. */
  async give(seat: number) {
    await this.#ask({ type: 'give', seat }, 'done')
  }

  async take(seat: number) {
    await this.#ask({ type: 'take', seat }, 'done')
  }

  async talk(text: string) {
    await this.#ask({ type: 'chat', text }, 'done')
  }

  async mute(on: boolean) {
    if (await this.#ask({ type: 'mute', on }, 'done')) this.muted = on
  }

  async stops(stops: string[], seat: number) {
    await this.#ask({ type: 'stops', stops, seat }, 'done')
  }

  async order(on: boolean) {
    await this.#ask({ type: 'order', on }, 'done')
  }

  async save() {
    return this.#ask({ type: 'save' }, 'saved')
  }

  async lookBack(at: number) {
    this.#pace.skip()
    await this.back.to(at)
    if (this.moment) this.asking.ask(null, -1)
  }

  backToNow() {
    this.back.leave()
    this.asking.ask(this.table?.question ?? null, this.table?.seq ?? -1)
  }

  /** Everything again, in another language or after a break. */
  async again() {
    if (this.room?.status === 'waiting') return // nothing has happened yet
    await this.#learnLog()
    this.line = null
    if (this.muted) await this.mute(true)
    if (settings.plain) await this.describe()
    await this.back.again()
    if (this.report) await this.#finish()
  }

  say(text: string, bad = false) {
    this.notice = { text, rules: [], bad }
  }

  async #try<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      return await request()
    } catch (error) {
      if (error instanceof Refused) this.notice = { text: error.message, rules: error.rules, bad: true }
      return undefined
    }
  }
}
