// The log as it is read: turn by turn, equal deeds counted, what they bring beside them.
import { DEEDS } from '../cards/glyphs'
import type { Line } from '../../protocol'

/** What a deed brings, in a sign and a number. */
export interface Gain {
  icon: string
  n: number // with its sign
  text: string
}

/** A line, or several equal ones. */
export interface LogEntry {
  line: Line
  count: number
  gains: Gain[]
  at: number // the first of the lines it stands for
  last: number // … and the last
}

/** A turn that begins with the line of this number. */
export interface Begun {
  at: number
  turn: number
  seat: number
}

const GAINS: Record<string, [icon: string, sign: 1 | -1]> = {
  'gain-gems': ['gems', 1],
  'gain-power': ['power', 1],
  'gain-mastery': ['mastery', 1],
  'gain-health': ['health', 1],
  'lose-mastery': ['mastery', -1],
  gain: ['amber', 1],
  lose: ['amber', -1],
}

const PICTURES: Record<string, string> = {
  play: 'recruit',
  'fast-play': 'recruit',
  house: 'change',
  'reap-gain': 'gain',
  strike: 'attack',
  cast: 'mana',
  focus: 'mastery',
  win: 'mastery',
  check: 'forge',
  'to-hand': 'up',
  'take-control': 'control',
  'gain-chains': 'chains',
  'power-counter': 'power',
  return: 'ready',
  show: 'look',
}

/** The picture of what happened, as a path. */
export function pictured(line: Line): string | undefined {
  const kind = line.event?.kind ?? ''
  return DEEDS[PICTURES[kind] ?? kind]
}

function gained({ small, event, text }: Line): Gain | undefined {
  const known = small ? GAINS[event?.kind ?? ''] : undefined
  return known && event?.amount ? { icon: known[0], n: known[1] * event.amount, text } : undefined
}

/** The lines from `first` on, those that say the same one after the other together; a turn begins anew. */
export function grouped(lines: Line[], first: number, begun: Begun[]): LogEntry[] {
  const starts = new Set(begun.map(({ at }) => at))
  const found: LogEntry[] = []
  lines.forEach((line, i) => {
    const at = first + i
    const before = starts.has(at) ? undefined : found.at(-1)
    const gain = gained(line)
    if (gain && before) before.gains.push(gain)
    else found.push({ line, count: 1, gains: [], at, last: at })
    found.at(-1)!.last = at
  })
  return found.reduce<LogEntry[]>((all, each, i) => {
    const before = all.at(-1)
    if (before && isSame(before, each, i === found.length - 1) && !starts.has(before.last + 1)) {
      all[all.length - 1] = {
        ...before,
        count: before.count + each.count,
        gains: summed(before, each),
        last: each.last,
      }
    } else all.push(each)
    return all
  }, [])
}

/** Of the last deed it may not be told yet what it brings. */
function isSame(one: LogEntry, other: LogEntry, last: boolean): boolean {
  const kinds = ({ gains }: LogEntry) => gains.map(({ icon, n }) => `${icon}${Math.sign(n)}`).join()
  const counted = one.line.cards?.length === 1 && !one.line.dice?.length && !one.line.small
  const alike = last ? kinds(one).startsWith(kinds(other)) : kinds(one) === kinds(other)
  return counted && one.line.text === other.line.text && alike
}

function summed(one: LogEntry, other: LogEntry): Gain[] {
  return one.gains.map((gain, i) => ({ ...gain, n: gain.n + (other.gains[i]?.n ?? 0) }))
}

/** Where a turn begins among the lines that came with it: after the last deed of who had the turn before. */
export function beginning(lines: Line[], since: number, before: number): number {
  return since + lines.findLastIndex(({ event }) => event?.actor === before) + 1
}
