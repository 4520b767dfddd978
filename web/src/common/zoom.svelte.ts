// The card that is looked at: shown beside the table where there is room, in a sheet on demand.

export interface Seen {
  slug: string // empty for what is no card, such as a player
  name?: string // of what is no card
  things: number[]
  deed: string // what one would do with it, to ask why not
  notes: string[] // what is to be said of it beside the face
  attached?: Seen[] // what lies on it
}

export const zoom = $state<{ seen: Seen | null; open: boolean }>({ seen: null, open: false })

export function look(seen: Seen) {
  zoom.seen = seen
}

export function open(seen: Seen) {
  zoom.seen = seen
  zoom.open = true
}

export function shut() {
  zoom.open = false
}

/** Nothing is looked at any more. */
export function forget() {
  zoom.seen = null
  zoom.open = false
}
