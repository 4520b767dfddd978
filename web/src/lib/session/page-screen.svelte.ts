// What this screen shows outside of rooms: the page, and what lies before it.
import { routeOf, type Route } from '../browser/route'
import type { RuleLine } from '../rules/rulebook'

export class PageScreen {
  route = $state.raw<Route>(routeOf(location.hash))
  reading = $state.raw<{ game: string; card: string } | null>(null) // a card that lies before everything else
  trying = $state.raw<{ room: string; rule: RuleLine } | null>(null) // a rule that is about to be tried
  error = $state('')
  refused = $state('') // why what the address names cannot be opened

  /** Another page: what lay before the last one is gone. */
  go() {
    this.route = routeOf(location.hash)
    this.error = this.refused = ''
    this.reading = null
  }
}
