// What the server has said of the room one is in. Only its replies change it.
import type { AnalysisReply, ChatLine, Line, ReportReply, RoomReply, Sentence, TableReply } from '../../protocol'
import { beginning, type Begun } from '../log/log'
import { say } from '../i18n/words.svelte'

export class RoomState {
  room = $state.raw<RoomReply | null>(null)
  table = $state.raw<TableReply | null>(null)
  log = $state.raw<Line[]>([])
  begun = $state.raw<Begun[]>([]) // turns, as far as they were seen to begin
  sentences = $state.raw<Sentence[]>([])
  chat = $state.raw<ChatLine[]>([])
  report = $state.raw<ReportReply | null>(null)
  analysis = $state.raw<AnalysisReply | null>(null)

  /** A table comes with the lines of the log since the one before. */
  apply(table: TableReply) {
    const { since = 0, lines = [] } = table
    this.log = [...this.log.slice(0, since), ...lines]
    this.begun = this.begun.filter(({ at }) => at < since)
    const [now, before] = [turnOf(table), this.table && turnOf(this.table)]
    if (before && now.turn > before.turn) {
      const at = this.rounds ? since : beginning(lines, since, before.seat)
      this.begun = [...this.begun, { at, ...now }]
    }
    this.table = table
  }

  /** The game is told in rounds, not in turns. */
  get rounds(): boolean {
    return !!this.table && 'round' in this.table.view
  }

  get stretch(): 'rounds' | 'turns' {
    return this.rounds ? 'rounds' : 'turns'
  }

  /** Nothing stays that only the one before may know. */
  forget() {
    this.log = []
    this.begun = []
    this.sentences = []
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

  /** The seat that one speaks for: of several the one that decides. */
  get seat(): number {
    const yours = this.room?.yours ?? []
    return yours.find((seat) => this.table?.deciding.includes(seat)) ?? yours[0] ?? -1
  }

  name(seat: number): string {
    return this.room?.seats[seat]?.name || say('player', { n: seat + 1 })
  }
}

function turnOf({ view }: TableReply): { turn: number; seat: number } {
  return 'round' in view ? { turn: view.round, seat: view.initiative } : { turn: view.turn, seat: view.active }
}
