// What is to be seen of a step, as a plan: what moves when, found from the table before and after it and
// from what the log tells. Times are counted in beats, the time that a line stays to be read.
import type { Die, Line, LogEvent } from '../../protocol'

/** Where the cards of a table lie that are not shown one by one, and how many there are in each place. */
export interface Zones {
  of: Map<number, string>
  sizes: Record<string, number>
}

/** Numbers of things and of players, by the name of their icon. */
export type Numbers = Map<number, Record<string, number>>

export interface Scene {
  shown: Map<number, string> // what has a place of its own on the screen, with its card
  zones: Zones
  numbers: Numbers
}

export type Cue =
  | { kind: 'come'; thing: number; from: string; at: number } // out of a pile
  | { kind: 'go'; thing: number; to: string; at: number } // into a pile; to nowhere where that is unknown
  | { kind: 'pass'; from: string; to: string; n: number; at: number } // cards that nobody sees, or none alone
  | { kind: 'lunge'; thing: number; target: number; at: number }
  | { kind: 'bolt'; seat: number; target: number; at: number } // what comes from no thing on the table
  | { kind: 'aim'; thing: number; target: number; at: number } // what a thing does something to
  | { kind: 'turn'; thing: number; at: number }
  | { kind: 'break'; thing: number; at: number }
  | { kind: 'float'; place: number; icon: string; n: number; at: number }
  | { kind: 'dice'; dice: Die[]; at: number }
  | { kind: 'moment'; event: LogEvent; at: number }

export interface Plan {
  cues: Cue[]
  length: number // in beats
}

/** How long each of them takes, in beats. */
export const LONG = {
  fly: 0.5,
  lunge: 0.6,
  aim: 0.7,
  turn: 0.55,
  break: 0.6,
  float: 1,
  dice: 1.1,
  moment: 1.6,
  pass: 0.45,
}

const HIT = 0.35 // from the beginning of an attack until it hurts
const HARMS = new Set(['damage', 'direct', 'strike', 'pierce'])
const ENDS = new Set(['destroy'])
const MOMENTS = new Set(['forge'])
const AT_ONCE = 6 // so many cards of one draw are seen

/** The seat of a player among things. */
export const seatOf = (thing: number) => -2 - thing

/** Where a card that nobody could see has come from: a place with fewer cards than before, the hand first. */
function drained(before: Zones, after: Zones, seat: number | undefined): string | undefined {
  const names = Object.keys(before.sizes).filter((name) => (after.sizes[name] ?? 0) < before.sizes[name]!)
  return preferred(names, seat)
}

function filled(before: Zones, after: Zones, seat: number | undefined): string | undefined {
  const names = Object.keys(after.sizes).filter((name) => (before.sizes[name] ?? 0) < after.sizes[name]!)
  return preferred(names, seat)
}

function preferred(names: string[], seat: number | undefined): string | undefined {
  return names.find((name) => seat !== undefined && name.endsWith(`-${seat}`)) ?? names[0]
}

/** The plan for a step. `attacks` are the kinds of events with which somebody attacks something. */
export function planned(before: Scene, after: Scene, lines: Line[], attacks: ReadonlySet<string>): Plan {
  const cues: Cue[] = []
  const when = new Map<number, number>() // the moment at which something happens to a thing
  const broken = new Set<number>()
  let at = 0
  for (const { event, dice, things } of lines) {
    if (dice?.length) {
      cues.push({ kind: 'dice', dice: [...dice], at })
      at += LONG.dice * 0.85
    }
    if (!event) continue
    const { kind, actor: seat = -1, source = -1, target = -1, amount: n = 0 } = event
    if (attacks.has(kind) && target !== -1) {
      if (before.shown.has(source) && source !== target) cues.push({ kind: 'lunge', thing: source, target, at })
      else cues.push({ kind: 'bolt', seat, target, at })
      when.set(target, at + HIT)
      at += LONG.lunge
      continue
    }
    if (isAimed(before, event) && !when.has(target) && !when.has(source)) {
      cues.push({ kind: 'aim', thing: source, target, at })
      when.set(target, at + HIT)
    }
    if (HARMS.has(kind)) {
      const hit = when.get(target) ?? at
      if (!when.has(target)) when.set(target, at)
      if (n && target >= 0 && !after.shown.has(target))
        cues.push({ kind: 'float', place: target, icon: 'damage', n: -n, at: hit })
    } else if (ENDS.has(kind) && before.shown.has(target) && !after.shown.has(target)) {
      const end = Math.max(at, (when.get(target) ?? 0) + 0.2)
      if (!broken.has(target)) cues.push({ kind: 'break', thing: target, at: end })
      broken.add(target)
    } else if (kind === 'reveal' && before.shown.has(target) && after.shown.has(target)) {
      cues.push({ kind: 'turn', thing: target, at })
      when.set(target, at)
    } else if (MOMENTS.has(kind)) {
      cues.push({ kind: 'moment', event, at })
      at += LONG.moment
    } else if (kind === 'draw' && n && !things?.length) {
      cues.push({ kind: 'pass', from: `deck-${seat}`, to: `hand-${seat}`, n: Math.min(n, AT_ONCE), at })
    } else if (target >= 0 && !when.has(target)) when.set(target, at)
  }
  cues.push(...moved(before, after, lines, when, broken), ...changed(before, after, when, at))
  return { cues, length: Math.max(0, ...cues.map((cue) => cue.at + lasts(cue))) }
}

/** Something on the table does something to something else there. */
function isAimed({ shown }: Scene, { source = -1, target = -1 }: LogEvent): boolean {
  return source >= 0 && target !== -1 && source !== target && shown.has(source) && shown.has(target)
}

function lasts(cue: Cue): number {
  if (cue.kind === 'come' || cue.kind === 'go') return LONG.fly
  if (cue.kind === 'float') return LONG.fly // and goes on while the next step begins
  return cue.kind === 'bolt' ? LONG.lunge : LONG[cue.kind]
}

/** Cards that have come to the table, have left it, or lie there with another side up. */
function moved(before: Scene, after: Scene, lines: Line[], when: Map<number, number>, broken: Set<number>): Cue[] {
  const cues: Cue[] = []
  const drawn = new Map(lines.flatMap(({ event, things = [] }) => origins(event, things)))
  const revealed = new Set(lines.flatMap(({ event }) => (event?.kind === 'reveal' ? [event.target] : [])))
  const doer = lines.find(({ event }) => event && (event.actor ?? -1) >= 0)?.event?.actor
  for (const [thing, slug] of after.shown) {
    const old = before.shown.get(thing)
    if (old === undefined) {
      const from = drawn.get(thing) ?? before.zones.of.get(thing) ?? drained(before.zones, after.zones, doer)
      if (from && thing >= 0) cues.push({ kind: 'come', thing, from, at: 0 })
    } else if (old !== slug && thing >= 0 && !revealed.has(thing))
      cues.push({ kind: 'turn', thing, at: when.get(thing) ?? 0 })
  }
  for (const thing of before.shown.keys()) {
    if (thing < 0 || after.shown.has(thing) || broken.has(thing)) continue
    const to = after.zones.of.get(thing) ?? filled(before.zones, after.zones, doer) ?? ''
    cues.push({ kind: 'go', thing, to, at: when.get(thing) ?? 0 })
  }
  const passed = new Map<string, { from: string; to: string; n: number }>()
  for (const [thing, to] of after.zones.of) {
    const from = before.zones.of.get(thing)
    if (!from || from === to || before.shown.has(thing) || after.shown.has(thing)) continue
    const key = `${from} ${to}`
    passed.set(key, { from, to, n: Math.min((passed.get(key)?.n ?? 0) + 1, AT_ONCE) })
  }
  for (const pass of passed.values()) cues.push({ kind: 'pass', ...pass, at: 0 })
  return cues
}

/** Cards that somebody draws come from the deck, for those who see them. */
function origins(event: LogEvent | null | undefined, things: number[]): [number, string][] {
  return event?.kind === 'draw' ? things.map((thing) => [thing, `deck-${event.actor}`]) : []
}

/** By how much numbers have changed; damage counts as what is lost. */
function changed(before: Scene, after: Scene, when: Map<number, number>, end: number): Cue[] {
  const cues: Cue[] = []
  for (const [place, numbers] of after.numbers) {
    const old = before.numbers.get(place)
    if (!old) continue
    for (const [icon, n] of Object.entries(numbers)) {
      const change = n - (old[icon] ?? n)
      if (!Number.isFinite(change) || !change) continue
      const at = when.get(place) ?? Math.min(end, 0.2)
      cues.push({ kind: 'float', place, icon, n: icon === 'damage' ? -change : change, at })
    }
  }
  return cues
}
