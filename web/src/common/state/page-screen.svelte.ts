// What this screen shows outside of rooms: the page, what lies before it, the rooms one can go back to.
import { keep, kept } from '../browser/kept'
import { routeOf, type Route } from '../browser/route'
import type { RuleLine } from '../rules/rulebook'

const LEFT = 'trivault.left'
const REMEMBERED = 6 // rooms that one can go back to

/** A room with a game that is not over. */
interface Left {
  room: string
  game: string
  names: string[]
}

export class PageScreen {
  route = $state.raw<Route>(routeOf(location.hash))
  reading = $state.raw<{ game: string; card: string } | null>(null) // a card that lies before everything else
  trying = $state.raw<{ room: string; rule: RuleLine } | null>(null) // a rule that is about to be tried
  error = $state('')
  left = $state.raw<Left[]>(kept(LEFT, []))

  /** Another page: what lay before the last one is gone. */
  go() {
    this.route = routeOf(location.hash)
    this.error = ''
    this.reading = null
  }

  /** Go back to a room no more, or remember it anew. */
  forget(room: string, anew?: Left) {
    const others = this.left.filter((each) => each.room !== room)
    this.left = [...(anew ? [anew] : []), ...others].slice(0, REMEMBERED)
    keep(LEFT, this.left)
  }
}
