// What this screen shows outside of rooms: the page, and what lies before it.
import { routeOf, type Route } from '../browser/route'

export class PageScreen {
  route = $state.raw<Route>(routeOf(location.hash))
  reading = $state.raw<{ game: string; card: string } | null>(null) // a card that lies before everything else
  error = $state('')

  /** Another page: what lay before the last one is gone. */
  go() {
    this.route = routeOf(location.hash)
    this.error = ''
    this.reading = null
  }
}
