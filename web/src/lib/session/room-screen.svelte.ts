// What this screen shows of the room: what is being told, what was read, what lies open.
import type { HintReply, Line, RuleText } from '../../protocol'

export interface Notice {
  text: string
  rules: RuleText[]
  bad: boolean
}

export class RoomScreen {
  line = $state.raw<Line | null>(null) // what is being told
  times = $state(1) // so often it was done, one after the other
  touched = $state.raw<number[]>([]) // by the last event that was told
  behind = $state(false) // more steps wait to be shown
  read = $state(0) // so many lines of the log were there at the last own decision
  unasked = $state.raw<string[]>([]) // what was done since then without asking, as nothing else was possible
  unread = $state(0) // lines of the chat that came while it was not in sight
  muted = $state(false) // the chat
  notice = $state.raw<Notice | null>(null)
  hint = $state.raw<HintReply | null>(null)
  hinting = $state(false) // a hint is being thought of
  reading = $state(true) // the report lies in front of the table
  left = '' // what of the report one went from to look at the table
  helping = $state(false) // the keys are shown
  aside = $state(false) // the log lies in front of the table, where there is no room beside it
  uncovered = $state(-1) // the seat that looks at a shared screen

  /** Nothing stays that only the one who looked before may know. */
  forget() {
    this.line = this.notice = this.hint = null
    this.unasked = this.touched = []
  }

  say(text: string, bad = false, rules: RuleText[] = []) {
    this.notice = { text, rules, bad }
  }
}
