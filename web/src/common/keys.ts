// The keyboard at the table: arrows go from target to target, letters mean buttons.

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export interface Place {
  x: number
  y: number
}

/** The nearest place in a direction: what lies straight ahead comes before what lies aside. */
export function nearest(from: Place, places: Place[], arrow: Arrow): number {
  const along = (p: Place) => ({ ArrowLeft: from.x - p.x, ArrowRight: p.x - from.x, ArrowUp: from.y - p.y, ArrowDown: p.y - from.y })[arrow]
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

/** Where a target is; one that lies behind others is found at its upper edge. */
function centre(element: HTMLElement): Place {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + (element.dataset.behind === undefined ? box.height / 2 : 8) }
}

const TARGETS = '[data-target], .prompt .buttons button:not(:disabled)'
const ALL = `${TARGETS}, .table [data-card]`

/** Move the focus among targets and the buttons of the question, or among all cards on the table. */
export function move(arrow: Arrow, all = false) {
  const found = document.querySelectorAll<HTMLElement>(all ? ALL : TARGETS)
  const targets = [...found].filter((target) => target.getClientRects().length) // those that are seen
  if (!targets.length) return
  const here = document.activeElement as HTMLElement | null
  const place = here && (targets.includes(here) || here.dataset.card) ? nearest(centre(here), targets.map(centre), arrow) : 0
  if (place >= 0) {
    targets[place]!.focus()
    targets[place]!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

export function isArrow(key: string): key is Arrow {
  return key.startsWith('Arrow')
}

/** Whether somebody is typing or choosing in a field. */
export function typing(event: KeyboardEvent): boolean {
  const where = event.target as HTMLElement
  return event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(where.tagName)
}
