// The room one is in: its table, the question, the log, looking back.
import type {
  ChatLine, HintReply, Line, MomentReply, Move, Reply, ReportReply, RoomReply, RuleText, Sentence, TableReply,
} from '../protocol'
import { Asking } from './asking.svelte'
import { Refused, type Link } from './link.svelte'
import { Pace } from './pace'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

export type View = TableReply['view']

export interface Notice {
  text: string
  rules: RuleText[]
  bad: boolean
}

export class Sitting {
  room = $state.raw<RoomReply | null>(null)
  table = $state.raw<TableReply | null>(null)
  log = $state.raw<Line[]>([])
  fresh = $state.raw<Set<string>>(new Set()) // cards that the last lines speak of
  sentences = $state.raw<Sentence[]>([])
  chat = $state.raw<ChatLine[]>([])
  hint = $state.raw<HintReply | null>(null)
  notice = $state.raw<Notice | null>(null)
  moment = $state.raw<MomentReply | null>(null) // looking back
  moves = $state.raw<Move[]>([])
  report = $state.raw<ReportReply | null>(null)
  aside = $state(false) // the log lies in front of the table, where there is no room beside it
  uncovered = $state(-1) // the seat that looks at a shared screen

  asking = new Asking((answer, seq, seat) => this.#answer(answer, seq, seat))

  #link: Link
  #pace = new Pace<TableReply>((table) => this.#show(table), () => (document.hidden ? 0 : settings.pace))
  #read = 0 // so many lines of the log were there at the last own answer

  constructor(
    link: Link,
    readonly id: string,
  ) {
    this.#link = link
  }

  /** What lies on the table, now or at the moment that one looks back to. */
  get shown(): TableReply | MomentReply | null {
    return this.moment ?? this.table
  }

  get lasts(): boolean {
    return this.room?.status === 'playing'
  }

  /** Several people play on this screen: the next one comes when the others look away. */
  get covered(): boolean {
    const shared = (this.room?.yours.length ?? 0) > 1
    return shared && this.lasts && !!this.table?.question && this.table.seat !== this.uncovered
  }

  hear(reply: Reply) {
    if ('room' in reply && reply.room !== this.id) return // of a room that is entered next
    if (reply.type === 'room') this.room = reply
    else if (reply.type === 'table') this.#pace.add(reply, !this.table || reply.undone || !!reply.id)
    else if (reply.type === 'chat') this.chat = [...this.chat, ...reply.lines]
  }

  skip() {
    this.#pace.skip()
  }

  #show(table: TableReply) {
    const since = table.since ?? 0
    this.log = [...this.log.slice(0, since), ...(table.lines ?? [])]
    if (table.undone) this.#read = Math.min(this.#read, this.log.length)
    this.fresh = new Set(this.log.slice(this.#read).flatMap((line) => line.cards ?? []))
    this.table = table
    this.hint = null
    this.asking.ask(this.moment ? null : (table.question ?? null), table.seq)
    if (settings.plain) void this.describe()
    if (table.result) void this.#finish()
  }

  async #finish() {
    const report = await this.#try(() => this.#link.ask({ type: 'report' }, 'report'))
    if (report) this.report = report
  }

  // What a person does

  #answer(answer: string, seq: number, seat: number) {
    this.notice = null
    this.#read = this.log.length
    this.#try(() => this.#link.ask({ type: 'answer', answer, seq, seat }, 'done')).then((done) => {
      if (!done) this.asking.sent = false
    })
  }

  /** What was typed: an answer in words. */
  async type(answer: string) {
    const { question, seq } = this.asking
    if (question) this.#answer(answer, seq, question.seat)
    else this.say(say('not-your-turn'), true)
  }

  async undo() {
    const seat = this.asking.question?.seat ?? this.room?.yours[0]
    await this.#try(() => this.#link.ask({ type: 'undo', seat }, 'done', 'table'))
  }

  async askHint() {
    this.hint = (await this.#try(() => this.#link.ask({ type: 'hint' }, 'hint'))) ?? null
  }

  async whyNot(answer: string) {
    const why = await this.#try(() => this.#link.ask({ type: 'why-not', answer }, 'why-not'))
    if (why) this.notice = { text: why.message, rules: why.rules ?? [], bad: false }
  }

  async rule(id: string) {
    const rule = await this.#try(() => this.#link.ask({ type: 'rule', rule: id }, 'rule'))
    if (rule) this.notice = { text: '', rules: [{ rule: rule.rule, text: rule.text }], bad: false }
  }

  async describe() {
    const said = await this.#try(() => this.#link.ask({ type: 'describe' }, 'describe'))
    if (said) this.sentences = said.sentences
  }

  async resign() {
    const seat = this.room?.yours[0]
    if (seat !== undefined) await this.#try(() => this.#link.ask({ type: 'resign', seat }, 'done'))
  }

  async rematch(swap: boolean) {
    await this.#try(() => this.#link.ask({ type: 'rematch', swap }, 'done'))
  }

  async talk(text: string) {
    await this.#try(() => this.#link.ask({ type: 'chat', text }, 'done'))
  }

  async order(on: boolean) {
    await this.#try(() => this.#link.ask({ type: 'order', on }, 'done'))
  }

  // Looking back

  async lookBack(at: number) {
    if (!this.moves.length) {
      const timeline = await this.#try(() => this.#link.ask({ type: 'timeline' }, 'timeline'))
      this.moves = timeline?.moves ?? []
    }
    const moment = await this.#try(() => this.#link.ask({ type: 'moment', at }, 'moment'))
    if (!moment) return
    this.moment = moment
    this.asking.ask(null, -1)
  }

  backToNow() {
    this.moment = null
    this.moves = []
    this.asking.ask(this.table?.question ?? null, this.table?.seq ?? -1)
  }

  async save() {
    return this.#try(() => this.#link.ask({ type: 'save' }, 'saved'))
  }

  /** Everything again, in another language or after a break. */
  async again() {
    const log = await this.#try(() => this.#link.ask({ type: 'log', since: 0 }, 'log'))
    if (log) this.log = log.lines
    if (settings.plain) await this.describe()
    if (this.moment) {
      this.moves = []
      await this.lookBack(this.moment.at)
    }
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
