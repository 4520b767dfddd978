// The card that is looked at: large beside the pointer while it rests there, in a sheet on demand.
import type { Live } from './model'

export interface Seen {
  slug: string // empty for what is no card, such as a player
  name?: string // of what is no card
  things: number[]
  deed: string // what one would do with it, to ask why not
  notes: string[] // what is to be said of it beside the face
  attached?: Seen[] // what lies on it
  live?: Live // its numbers as they are now
}

class Zoom {
  #seen = $state.raw<Seen | null>(null)
  now: Seen | null = null // the same for what is being taken away, to which the state looks as it was before
  open = $state(false)
  at = $state.raw<Element | null>(null) // the pointer or the focus rests there: it is shown beside it

  get seen(): Seen | null {
    return this.#seen
  }

  set seen(seen: Seen | null) {
    this.#seen = this.now = seen
  }
}

export const zoom = new Zoom()

export function look(seen: Seen, at: Element | null = zoom.at) {
  zoom.seen = seen
  zoom.at = at
}

/** The pointer or the focus has gone from there; what was looked at is still meant by keys. */
export function leave(at: Element) {
  if (zoom.at === at) zoom.at = null
}

export function open(seen: Seen) {
  zoom.seen = seen
  zoom.at = null
  zoom.open = true
}

export function shut() {
  zoom.open = false
}

/** Nothing is looked at any more. */
export function forget() {
  zoom.seen = zoom.at = null
  zoom.open = false
}

/** What a place on the table says of a card: is it looked at, that stays true while it changes there; when
 * it has gone from there, only its face is left. */
export function follow(seen: () => Seen) {
  let last: Seen | undefined
  $effect(() => {
    const now = seen()
    const before = last
    last = now
    if (zoom.now && (zoom.now === before || isSame(zoom.now, now))) zoom.seen = now
  })
  $effect(() => () => {
    if (last && zoom.now === last) zoom.seen = { ...last, notes: [], attached: [], live: undefined }
  })
}

function isSame(one: Seen, other: Seen): boolean {
  return one.slug === other.slug && one.things.some((thing) => other.things.includes(thing))
}
