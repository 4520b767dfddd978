// The room one is in: hears what the server says of it, and does what a person wishes.
import { tick } from 'svelte'
import type { ChatLine, Line, MomentReply, Reply, TableReply } from '../../protocol'
import { boardOf } from '../boards'
import { AnswerBuilder } from '../question/answer-builder.svelte'
import { Previews } from '../question/preview.svelte'
import { played, Animator } from '../motion/animator.svelte'
import { Back } from './back.svelte'
import { Refused, type Asks, type Link } from '../server/link.svelte'
import { grouped, type LogEntry } from '../log/log'
import { touched } from '../log/touched'
import { say } from '../i18n/words.svelte'
import type { Level } from '../levels'
import { StepQueue } from './step-queue'
import { RoomScreen } from './room-screen.svelte'
import { RoomState } from './room-state.svelte'
import { settings } from '../browser/settings.svelte'
import { forget } from '../cards/zoom.svelte'

/** A step that is shown: what somebody plays, a new table, or one more line of what happened on it. */
interface AnimationStep {
  act: Act
  plays?: Line
  table?: TableReply
  entry?: LogEntry
}

/** What has led to a table: one act, or several equal ones. */
interface Act {
  lines: Line[]
  first?: LogEntry // what the log says of it first
}

const SEEN = 0.6 // of the pace, for lines about what was seen
const SETTLED = 0.6 // of the pace, for what comes to the table after it was announced
const WHOLE = 2900 // milliseconds in which all that waits is told …
const PACES = 3.2 // … or so many times the pace, for slow readers
const READ = 250 // milliseconds that nothing is hurried below

/** The entries that are shown one by one: lines that only say what the board shows are not. */
function logEntries(lines: Line[]): LogEntry[] {
  return grouped(lines, 0, []).filter(({ line }) => !line.small)
}

export class TableSession {
  readonly server = new RoomState()
  readonly screen = new RoomScreen()

  #step = $state(0)
  #skips = false
  #shownLines: Line[] = [] // of the last step, so far
  #act: Act | null = null // that is being told
  #heard = 0 // so many lines of the log have come
  #link: Link
  #ask: Asks = (wish, ...kinds) => this.#try(() => this.#link.ask(wish, ...kinds))
  #steps = new StepQueue<AnimationStep>(
    (step) => this.#tell(step),
    (step) => this.#pause(step),
    {
      weight: (step) => this.#weight(step),
      whole: () => Math.max(WHOLE, PACES * settings.pace),
      least: () => Math.min(1, READ / settings.pace),
    },
  )
  readonly animator = new Animator(() => this.#steps.rate)

  builder = new AnswerBuilder(
    (answer, seq, seat) => this.#answer(answer, seq, seat),
    () => this.#link.state === 'lost',
  )
  back = new Back(this.#ask, (apply, lines) => this.#move(apply, lines))
  previews = new Previews(async (wish, ...kinds) => {
    try {
      return await this.#link.ask(wish, ...kinds)
    } catch {
      return undefined // without it the table is played as well
    }
  })

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
    return this.moment ?? this.server.table
  }

  /** What was touched by the last event that was told, or that led to the moment one looks back to. */
  get touched(): number[] {
    return this.moment ? touched(this.moment.lines ?? [], () => true) : this.screen.touched
  }

  /** Grows with each step that is shown. */
  get step(): number {
    return this.#step + this.back.step
  }

  /** Several people play on this screen: the next one comes when the others look away. */
  get covered(): boolean {
    const { room, table, lasts } = this.server
    const shared = (room?.yours.length ?? 0) > 1
    return shared && lasts && !!table?.question && table.seat !== this.screen.uncovered
  }

  receive(reply: Reply) {
    if ('room' in reply && reply.room !== this.id) return // of a room that is entered next
    if (reply.type === 'room') this.server.room = reply
    else if (reply.type === 'table') this.#come(reply)
    else if (reply.type === 'chat') this.#listen(reply.lines)
    else if (reply.type === 'analysis') this.server.analysis = reply
  }

  #listen(lines: ChatLine[]) {
    this.server.chat = [...this.server.chat, ...lines]
    this.screen.unread += lines.length
  }

  /** Everything that waits to be shown is there at once. */
  skip() {
    this.animator.end()
    this.#skips = true
    this.#steps.skip()
    this.#skips = false
  }

  /** A table comes: it is shown in its turn, and what happened line by line. */
  #come(table: TableReply) {
    const { since = 0, lines: all = [] } = table
    const now = !this.server.table || table.undone || !!table.id
    const fresh = now ? [] : all.slice(Math.max(0, this.#heard - since))
    this.#heard = since + all.length
    if (!this.#joins(table, fresh)) this.#queue(table, fresh)
    if (now) this.skip()
    this.screen.behind = this.#steps.busy
  }

  #queue(table: TableReply, lines: Line[]) {
    const entries = logEntries(lines)
    const act = { lines, first: entries[0] }
    const plays = this.animator.announces ? lines.find((line) => this.#isPlayedByOthers(line)) : undefined
    if (plays) this.#steps.add({ act, plays, entry: entries.find(({ line }) => line === plays) })
    this.#steps.add({ act, table, entry: entries[0] })
    for (const each of entries.slice(1)) this.#steps.add({ act, entry: each })
  }

  /** The same as what was done before, which is not on the table yet: both are told as one. */
  #joins(table: TableReply, lines: Line[]): boolean {
    const last = this.#steps.last
    if (!last?.table || last.table.undone || !last.act.first || !lines.length) return false
    const { act } = last
    const [entry, ...more] = grouped([...act.lines, ...lines], 0, [])
    if (!entry || more.length || entry.line.small) return false
    const { since, lines: before = [], unasked = [] } = last.table
    const all = { lines: [...before, ...(table.lines ?? [])], unasked: [...unasked, ...(table.unasked ?? [])] }
    act.lines = [...act.lines, ...lines]
    Object.assign(last.act.first, { count: entry.count })
    last.table = { ...table, since, ...all }
    if (this.#act === act) this.#count(act)
    return true
  }

  #count({ first }: Act) {
    this.screen.times = first!.count
    this.animator.count(first!.count)
  }

  /** What has moved has been seen: the lines that tell the rest of it pass more quickly. */
  #pause(step: AnimationStep): number {
    if (document.hidden) return 0
    const { table, plays, entry, act } = step
    const { length, beat: pace } = this.animator
    if (this.#isAnnounced(step)) return Math.max(SETTLED * pace, length)
    const isSeen = (length && !table && !plays) || this.#isOwn(entry?.line)
    const read = entry || (table && act.lines.length) ? pace * (isSeen ? SEEN : 1) : 0
    return Math.max(read, table || plays ? length : 0)
  }

  /** About how long a step stays that is not hurried. */
  #weight(step: AnimationStep): number {
    const { table, plays, entry } = step
    if (this.#isAnnounced(step)) return SETTLED * settings.pace
    return entry ? settings.pace * ((table || plays) && !this.#isOwn(entry.line) ? 1 : SEEN) : 0
  }

  /** Who has done it knows. */
  #isOwn(line: Line | undefined): boolean {
    return !!this.server.room?.yours.includes(line?.event?.actor ?? -1)
  }

  /** What leads to this table has been read when it was announced. */
  #isAnnounced({ act, table }: AnimationStep): boolean {
    return !!table && this.animator.announces && !!act.first && this.#isPlayedByOthers(act.first.line)
  }

  #isPlayedByOthers(line: Line): boolean {
    return !!played(line) && !this.#isOwn(line)
  }

  #tell({ plays, table, entry, act }: AnimationStep) {
    const { line = null, count = 1 } = entry ?? {}
    this.#act = act
    this.screen.line = line
    this.screen.times = count
    this.#shownLines = [...(table ? [] : this.#shownLines), ...(line ? [line] : [])]
    void tick().then(() => (this.screen.touched = touched(this.#shownLines)))
    if (plays && !this.#skips) this.animator.announce(plays, act.lines, count)
    if (table) this.#apply(table, act.lines)
    this.screen.behind = this.#steps.busy
  }

  /** Nothing moves on a screen that somebody else looks at now, or when the table is the same as before. */
  #apply(table: TableReply, lines: Line[]) {
    const before = this.server.table
    const same = !before || table.seat !== before.seat || (table.at === before.at && !table.undone)
    if (this.#skips || this.moment || same) this.#show(table)
    else this.#move(() => this.#show(table), lines)
    if (before && !before.result && table.result) this.animator.celebrate()
  }

  #move(apply: () => void, lines: Line[]) {
    this.animator.change(apply, boardOf(this.server.room?.game ?? '') ?? {}, () => this.shown?.view, lines)
  }

  #show(table: TableReply) {
    const { server, screen } = this
    if (server.table && table.seat !== server.table.seat) this.#change()
    if (table.at !== server.table?.at || table.undone) this.#step += 1
    server.apply(table)
    if (table.undone) screen.read = Math.min(screen.read, server.log.length)
    screen.unasked = table.undone ? [] : [...screen.unasked, ...(table.unasked ?? [])]
    screen.hint = null
    this.builder.ask(this.moment ? null : (table.question ?? null), table.seq)
    if (table.result) void this.#finish()
  }

  /** Somebody else looks at this screen. */
  #change() {
    this.server.forget()
    this.screen.forget()
    forget()
    void this.#learnLog()
  }

  async #learnLog() {
    const log = await this.#ask({ type: 'log', since: 0 }, 'log')
    if (log) this.server.log = log.lines
  }

  async #finish() {
    this.server.report = (await this.#ask({ type: 'report' }, 'report')) ?? this.server.report
  }

  // What a person does

  #answer(answer: string, seq: number, seat: number) {
    this.screen.notice = null
    this.skip()
    this.screen.read = this.server.log.length
    this.screen.unasked = []
    void this.#ask({ type: 'answer', answer, seq, seat }, 'done').then((done) => {
      if (!done) this.builder.sent = false
    })
  }

  /** What was typed: an answer in words. */
  type(answer: string) {
    const { question, seq } = this.builder
    if (this.builder.open) this.#answer(answer, seq, question!.seat)
    else if (!question) this.screen.say(say('not-your-turn'), true)
  }

  async undo() {
    const seat = this.server.seat < 0 ? undefined : this.server.seat
    await this.#ask({ type: 'undo', seat }, 'done', 'table')
  }

  async askHint() {
    if (this.screen.hinting) return
    this.screen.hinting = true
    this.screen.hint = (await this.#ask({ type: 'hint', level: settings.hintLevel }, 'hint')) ?? null
    this.screen.hinting = false
  }

  /** Have the game analysed that is over, from the side of a seat; or hear again of what was found. */
  async analyse(level: Level, seat?: number, again = false) {
    await this.#ask({ type: 'analyse', level, again, ...(seat === undefined ? {} : { seat }) }, 'analysis')
  }

  async stopAnalysis() {
    await this.#ask({ type: 'analyse', on: false }, 'done')
  }

  async whyNot(answer: string) {
    const why = await this.#ask({ type: 'why-not', answer }, 'why-not')
    if (why) this.screen.say([why.message, ...(why.facts ?? [])].join(' '), false, why.rules)
  }

  async rule(id: string) {
    const rule = await this.#ask({ type: 'rule', rule: id }, 'rule')
    if (rule) this.screen.say('', false, [{ rule: rule.rule, text: rule.text }])
  }

  /** What affects a thing, now or at the moment that one looks back to. */
  async affects(thing: number) {
    const then = this.moment ? { at: this.moment.at, ...(this.moment.seat < 0 ? {} : { seat: this.moment.seat }) } : {}
    return this.#ask({ type: 'affects', thing, ...then }, 'affects')
  }

  async describe() {
    this.server.sentences = (await this.#ask({ type: 'describe' }, 'describe'))?.sentences ?? this.server.sentences
  }

  async resign() {
    if (this.server.seat >= 0) await this.#ask({ type: 'resign', seat: this.server.seat }, 'done')
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

  /** Say something; whether it was sent. */
  async talk(text: string): Promise<boolean> {
    return !!(await this.#ask({ type: 'chat', text }, 'done'))
  }

  async mute(on: boolean) {
    if (await this.#ask({ type: 'mute', on }, 'done')) this.screen.muted = on
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
    this.skip()
    await this.back.to(at)
    if (this.moment) this.builder.ask(null, -1)
  }

  backToNow() {
    this.back.leave()
    this.builder.ask(this.server.table?.question ?? null, this.server.table?.seq ?? -1)
  }

  /** Everything again, in another language or after a break. */
  async again() {
    if (this.server.room?.status === 'waiting') return // nothing has happened yet
    await this.#learnLog()
    this.screen.line = null
    this.screen.touched = []
    if (this.screen.muted) await this.mute(true)
    if (settings.plain) await this.describe()
    await this.back.again()
    if (this.server.report) await this.#finish()
    const { analysis } = this.server
    if (analysis) await this.analyse(analysis.level, analysis.seat, true)
  }

  async #try<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      return await request()
    } catch (error) {
      if (error instanceof Refused) this.screen.say(error.message, true, error.rules)
      return undefined
    }
  }
}
