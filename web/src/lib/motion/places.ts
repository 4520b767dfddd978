// What lies where on the screen: cards, zones, piles, numbers and players say which element they are. Things fly
// from one place to another, and can be put there.
import type { Attachment } from 'svelte/attachments'

/** Where something can be put: on things, or at a place of a player. */
export interface Goal {
  things: number[]
  place?: string
  seat?: number
}

/** Things that are seen in one place, the one that is meant before those that lie on it. */
interface Shown {
  things: number[]
  slug: string // empty for what nobody knows, and for what is no card
}

/** What an element stands for. */
export interface Place extends Partial<Goal> {
  shown?: Shown
  zone?: string // a place in which cards or numbers are: `deck-0`, `amber-1`
}

/** A thing as it lay there. */
export interface Spotted {
  element: HTMLElement
  parent: HTMLElement | null // where it was in the page
  box: DOMRect
  width: number // as it is laid out, however it is turned
  height: number
  slug: string
}

export interface Survey {
  things: Map<number, Spotted>
  zones: Map<string, DOMRect>
}

const all = new Map<HTMLElement, () => Place>()

export function placed(place: () => Place): Attachment<HTMLElement> {
  return (element) => {
    all.set(element, place)
    return () => void all.delete(element)
  }
}

export function elementOf(thing: number): Element | undefined {
  return goals().find(({ goal }) => goal.things.includes(thing))?.element
}

/** Whether something is to be seen on the table. */
export function isShown(thing: number): boolean {
  return [...all.values()].some((read) => read().shown?.things.includes(thing))
}

/** All in sight where something can be put. */
export function goals(): { element: Element; goal: Goal }[] {
  return [...all].flatMap(([element, read]) => {
    const { things = [], place, seat } = read()
    if (!(things.length || place) || !element.getClientRects().length) return []
    return [{ element, goal: { things, place, seat } }]
  })
}

/** Where everything is now. What is shown twice counts where it is meant itself. */
export function survey(): Survey {
  const found: Survey = { things: new Map(), zones: new Map() }
  for (const [element, read] of all) {
    const { shown, zone } = read()
    if (!shown && !zone) continue
    const box = element.getBoundingClientRect()
    if (!box.width) continue
    if (zone) found.zones.set(zone, box)
    if (shown) spot(found, element, box, shown)
  }
  return found
}

function spot({ things: found }: Survey, element: HTMLElement, box: DOMRect, { things, slug }: Shown) {
  const { parentElement: parent, offsetWidth: width, offsetHeight: height } = element
  const seen = { element, parent, box, width, height, slug }
  things.forEach((thing, n) => {
    if (n === 0 || !found.has(thing)) found.set(thing, seen)
  })
}

export function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function within(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= x && x <= right && top <= y && y <= bottom
}

export function area(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}
