// The keyboard at the table: arrows go from target to target, letters mean buttons.
import { cards, isBehind, isReachable, targets } from './targets'

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export interface Place {
  x: number
  y: number
}

/** The nearest place in a direction: what lies straight ahead comes before what lies aside. */
export function nearest(from: Place, places: Place[], arrow: Arrow): number {
  const along = (p: Place) =>
    ({ ArrowLeft: from.x - p.x, ArrowRight: p.x - from.x, ArrowUp: from.y - p.y, ArrowDown: p.y - from.y })[arrow]
  const aside = (p: Place) => Math.abs(arrow === 'ArrowLeft' || arrow === 'ArrowRight' ? p.y - from.y : p.x - from.x)
  let best = -1
  let least = Infinity
  places.forEach((place, i) => {
    const distance = along(place) + 2 * aside(place)
    if (along(place) > 4 && distance < least) {
      best = i
      least = distance
    }
  })
  return best
}

/** Where an element is; one that lies behind others is found at its upper edge. */
function centre(element: HTMLElement): Place {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + (isBehind(element) ? 8 : box.height / 2) }
}

let last: Place | undefined // where the focus was: what had it may be gone

/** Move the focus among targets and the buttons of the question; among all cards where there are none,
 * or on demand. */
export function move(arrow: Arrow, all = false) {
  const chosen = all ? [] : targets()
  const places = chosen.length ? chosen : cards()
  const here = document.activeElement
  const centres = places.map(centre)
  const first = Math.max(
    0,
    places.findIndex(({ dataset }) => 'target' in dataset),
  ) // a card before the buttons
  const there = isReachable(here) ? nearest(centre(here), centres, arrow) : last ? closest(last, centres) : first
  const wanted = places[there]
  if (!wanted) return
  wanted.focus()
  wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  last = centre(wanted)
}

/** The place that is least far away. */
export function closest(from: Place, places: Place[]): number {
  const distances = places.map(({ x, y }) => Math.hypot(x - from.x, y - from.y))
  return distances.indexOf(Math.min(...distances))
}

export function isArrow(key: string): key is Arrow {
  return key.startsWith('Arrow')
}

/** Whether a key is for what has the focus: somebody types, chooses in a field or presses a button. */
export function typing(event: KeyboardEvent): boolean {
  const where = event.target as HTMLElement
  const pressed = event.key === ' ' && /^(BUTTON|A|SUMMARY)$/.test(where.tagName)
  return event.ctrlKey || event.metaKey || event.altKey || pressed || /^(INPUT|TEXTAREA|SELECT)$/.test(where.tagName)
}
