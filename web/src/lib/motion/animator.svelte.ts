// The animator: shows each step of the table as what it is, in a layer over it, and is over at once when asked.
import { flushSync } from 'svelte'
import type { View } from '../server/view'
import type { Die, Line, LogEvent } from '../../protocol'
import { settings } from '../browser/settings.svelte'
import { aim, bolt, come, glow, go, hover, lunge, pass, shatter, slide, turn, type Floor } from './acts'
import { LONG, planned, seatOf, type Cue, type Numbers, type Scene, type Zones } from './cues'
import { survey, type Spotted, type Survey } from './places'

/** What a game says of its table, so that changes on it can be shown. */
export interface BoardFacts {
  zones?(view: View): Zones // where cards lie that are in piles
  numbers?(view: View): Numbers // what rises as a number where it changes
  attacks?: ReadonlySet<string> // what the log calls an attack
}

/** A number that rises from the thing or the player that it changes. */
export interface Rising {
  id: number
  box: DOMRect
  icon: string
  n: number
  at: number // milliseconds
  long: number
}

/** A card that somebody else plays, in the middle, with lines to what it is aimed at. */
export interface Announced {
  thing: number
  slug: string
  seat: number
  from: DOMRect | undefined
  targets: DOMRect[]
  count: number // so many equal ones, one after the other
}

const PLAYS: Record<string, 'source' | 'target'> = {
  play: 'target',
  'fast-play': 'target',
  'put-into-play': 'target',
  cast: 'source',
  'cast-alone': 'source',
}
const VICTORY = 2.8 // beats
const NEAR = 3 // pixels that nobody sees
const NO_ZONES = { of: new Map<number, string>(), sizes: {} }

/** The card that a line tells to be played, if it is one that may be known. */
export function played({ event, cards }: Line): { thing: number; slug: string } | undefined {
  const role = event && PLAYS[event.kind]
  const thing = role ? (event[role] ?? -1) : -1
  return thing >= 0 && cards?.[0] ? { thing, slug: cards[0] } : undefined
}

export class Animator {
  layer: HTMLElement | undefined // where copies of things move
  length = 0 // milliseconds that the last step takes to be shown
  announced = $state.raw<Announced | null>(null)
  rising = $state.raw<Rising[]>([])
  dice = $state.raw<{ dice: Die[]; long: number } | null>(null)
  moment = $state.raw<{ event: LogEvent; long: number } | null>(null)
  over = $state(false) // somebody has won, and that is shown before anything is said of it

  #still = matchMedia('(prefers-reduced-motion: reduce)')
  #running = new Set<Animation>()
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #hovering = new Map<number, Spotted & { flying: HTMLElement }>() // have left one place, and come to no other yet
  #last = 0

  #rate: () => number // the share of its time that each step stays

  constructor(rate: () => number) {
    this.#rate = rate
  }

  /** A beat in milliseconds: the time that a line stays to be read. */
  get beat(): number {
    return this.calm * this.#rate()
  }

  /** … where nothing else waits. */
  get calm(): number {
    return settings.pace
  }

  /** Whether anything is shown at all: nothing at the quickest pace, in the plain view, or unseen. */
  get on(): boolean {
    return this.beat > 0 && !document.hidden && !!this.layer?.isConnected
  }

  get still(): boolean {
    return this.#still.matches
  }

  /** Whether what others play is shown before it works. */
  get announces(): boolean {
    return this.on && !this.still
  }

  /** Change what lies on the table, and show how; what was shown before is over then. */
  change(apply: () => void, facts: BoardFacts, views: () => View | undefined, lines: Line[]) {
    if (!this.on) {
      this.end()
      apply()
      return
    }
    const [then, before] = [survey(), views()]
    for (const [thing, spotted] of this.#hovering) if (!then.things.has(thing)) then.things.set(thing, spotted)
    this.end()
    apply()
    flushSync()
    const after = views()
    const floor = this.#floor()
    if (!before || !after || !floor) return
    this.length = this.#play(floor, facts, { then, now: survey(), before, after }, lines)
  }

  #play(
    floor: Floor,
    facts: BoardFacts,
    { then, now, before, after }: { then: Survey; now: Survey; before: View; after: View },
    lines: Line[],
  ): number {
    const scene = ({ things }: Survey, view: View): Scene => ({
      shown: new Map([...things].map(([thing, { slug }]) => [thing, slug])),
      zones: facts.zones?.(view) ?? NO_ZONES,
      numbers: facts.numbers?.(view) ?? new Map<number, Record<string, number>>(),
    })
    const plan = planned(scene(then, before), scene(now, after), lines, facts.attacks ?? new Set())
    if (this.still) {
      this.#shine(floor, now, plan.cues)
      return 0
    }
    const gap = plan.cues.find(({ kind }) => kind === 'break')
    this.#settle(floor, then, now, gap ? gap.at + LONG.break / 2 : 0)
    const hovered = this.#hovering
    for (const { flying } of hovered.values()) flying.remove()
    this.#hovering = new Map()
    for (const cue of plan.cues) {
      if (cue.kind === 'go' && !cue.to) {
        const left = then.things.get(cue.thing)!
        this.#hovering.set(cue.thing, { ...left, flying: hover(floor, left, hovered.has(cue.thing)) })
      } else this.#act(floor, then, now, cue)
    }
    return plan.length * this.beat
  }

  /** What lies elsewhere than before: in the same row it moves up, from elsewhere it flies. */
  #settle(floor: Floor, then: Survey, now: Survey, gap: number) {
    const done = new Set<Element>()
    for (const [thing, there] of now.things) {
      const here = then.things.get(thing)
      if (!here || thing < 0 || done.has(there.element) || isNear(here.box, there.box)) continue
      done.add(there.element)
      if (here.element === there.element || here.parent === there.parent) slide(floor, here, there, gap)
      else come(floor, there, here.box, { at: 0, long: LONG.fly })
    }
  }

  #act(floor: Floor, then: Survey, now: Survey, cue: Cue) {
    const { at } = cue
    const spotted = (thing: number): Spotted | undefined => now.things.get(thing) ?? then.things.get(thing)
    const span = { at, long: LONG.fly }
    if (cue.kind === 'come') {
      const [there, from] = [now.things.get(cue.thing), now.zones.get(cue.from) ?? then.zones.get(cue.from)]
      if (there && from) come(floor, there, from, span)
    } else if (cue.kind === 'go') {
      const to = now.zones.get(cue.to) ?? then.zones.get(cue.to)
      if (to) go(floor, then.things.get(cue.thing)!, to, span)
    } else if (cue.kind === 'pass') {
      const [from, to] = [now.zones.get(cue.from) ?? then.zones.get(cue.from), now.zones.get(cue.to)]
      if (from && to) pass(floor, from, to, cue.n, { at, long: LONG.pass })
    } else if (cue.kind === 'lunge' || cue.kind === 'bolt') {
      const target = spotted(cue.target)
      const struck = now.things.get(cue.target)?.element
      const from = cue.kind === 'bolt' ? now.zones.get(`player-${cue.seat}`) : undefined
      const span = { at, long: LONG.lunge }
      if (!target) return
      if (cue.kind === 'lunge') lunge(floor, spotted(cue.thing)!, target.box, struck, span)
      else if (from) bolt(floor, from, target.box, struck, span)
    } else if (cue.kind === 'aim') {
      aim(floor, spotted(cue.thing)!.box, spotted(cue.target)!.box, { at, long: LONG.aim })
    } else if (cue.kind === 'turn') {
      turn(floor, now.things.get(cue.thing)!, { at, long: LONG.turn })
    } else if (cue.kind === 'break') {
      shatter(floor, then.things.get(cue.thing)!, { at, long: LONG.break })
    } else if (cue.kind === 'float') {
      this.#rise(now, then, cue)
    } else if (cue.kind === 'dice') {
      this.#during(at, LONG.dice, (long) => (this.dice = long ? { dice: cue.dice, long } : null))
    } else {
      this.#during(at, LONG.moment, (long) => (this.moment = long ? { event: cue.event, long } : null))
    }
  }

  #rise(now: Survey, then: Survey, { place, icon, n, at }: Extract<Cue, { kind: 'float' }>) {
    const seat = seatOf(place)
    const box =
      (seat >= 0 ? now.zones.get(`${icon}-${seat}`) : undefined) ??
      now.things.get(place)?.box ??
      then.things.get(place)?.box
    if (!box) return
    const long = Math.max(700, LONG.float * this.beat)
    const rising = { id: ++this.#last, box, icon, n, at: at * this.beat, long }
    this.rising = [...this.rising, rising]
    this.#later(rising.at + long, () => (this.rising = this.rising.filter((each) => each !== rising)))
  }

  /** Without motion: what was touched shines. */
  #shine(floor: Floor, now: Survey, cues: Cue[]) {
    const touched = new Set(
      cues.flatMap((cue) =>
        'place' in cue ? [cue.place] : 'thing' in cue ? [cue.thing] : 'target' in cue ? [cue.target] : [],
      ),
    )
    for (const thing of touched) {
      const box = now.things.get(thing)?.box
      if (!box) continue
      const light = glow(floor, box)
      this.#later(this.beat, () => light.remove())
    }
  }

  /** Show what somebody plays, before it works; numbers of the step before go on rising. */
  announce(line: Line, all: Line[], count: number) {
    const card = played(line)
    if (!card || !this.announces) return
    this.length = 0
    const { things, zones } = survey()
    const seat = line.event?.actor ?? -1
    const aims = all.flatMap(({ event }) => (event?.source === card.thing ? [event.target ?? -1] : []))
    const targets = [...new Set(aims)].flatMap((thing) => (thing === card.thing ? [] : (things.get(thing)?.box ?? [])))
    this.announced = { ...card, seat, from: zones.get(`hand-${seat}`) ?? zones.get(`player-${seat}`), targets, count }
  }

  /** What is announced is played so many times. */
  count(count: number) {
    if (this.announced) this.announced = { ...this.announced, count }
  }

  /** The game is over: a moment for whoever has won. */
  celebrate() {
    if (!this.on) return
    this.over = true
    this.#later(this.length + VICTORY * this.calm, () => (this.over = false))
  }

  /** Everything is as it will be. */
  end() {
    for (const animation of this.#running) animation.cancel()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#running.clear()
    this.#timers.clear()
    this.layer?.replaceChildren(...[...this.#hovering.values()].map(({ flying }) => flying))
    this.length = 0
    this.announced = this.dice = this.moment = null
    this.over = false
    if (this.rising.length) this.rising = []
  }

  #floor(): Floor | undefined {
    if (!this.layer) return undefined
    return { layer: this.layer, beat: this.beat, run: (...what) => this.run(...what) }
  }

  run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, options)
    this.#running.add(animation)
    void animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation))
    return animation
  }

  /** Show something from a moment on for so many beats. */
  #during(at: number, beats: number, show: (long: number) => void) {
    this.#later(at * this.beat, () => show(beats * this.beat))
    this.#later((at + beats) * this.beat, () => show(0))
  }

  #later(pause: number, deed: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      deed()
    }, pause)
    this.#timers.add(timer)
  }
}

function isNear(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR
}
