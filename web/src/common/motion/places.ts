// Where everything lies on the screen: cards, players and piles announce themselves here.
import type { Attachment } from 'svelte/attachments'

/** Things that lie in one place, the one that is meant first before those that lie on it. */
export interface Lying {
  things: number[]
  slug: string // empty for what nobody knows, and for what is no card
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

const lying = new Map<HTMLElement, () => Lying>()
const zones = new Map<HTMLElement, () => string>()

/** An element that shows things. */
export function lies(read: () => Lying): Attachment<HTMLElement> {
  return (element) => {
    lying.set(element, read)
    return () => void lying.delete(element)
  }
}

/** An element that stands for a place in which cards or numbers are: `deck-0`, `amber-1`. */
export function zone(name: () => string): Attachment<HTMLElement> {
  return (element) => {
    zones.set(element, name)
    return () => void zones.delete(element)
  }
}

/** Where everything is now. What is shown twice counts where it is meant itself. */
export function survey(): Survey {
  const found: Survey = { things: new Map(), zones: new Map() }
  for (const [element, read] of lying) {
    const box = element.getBoundingClientRect()
    if (!box.width) continue
    const { things, slug } = read()
    const { parentElement: parent, offsetWidth: width, offsetHeight: height } = element
    const seen = { element, parent, box, width, height, slug }
    things.forEach((thing, n) => {
      if (n === 0 || !found.things.has(thing)) found.things.set(thing, seen)
    })
  }
  for (const [element, name] of zones) {
    const box = element.getBoundingClientRect()
    if (box.width) found.zones.set(name(), box)
  }
  return found
}

export function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
