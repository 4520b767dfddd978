// What lies where: things, zones, piles and players say which element they are.
import type { Attachment } from 'svelte/attachments'

/** Where something can be put: on things, or at a place of a player. */
export interface Goal {
  things: number[]
  place?: string
  seat?: number
}

const all = new Map<Element, () => Goal>()

export function placed(goal: () => Goal): Attachment {
  return (element) => {
    all.set(element, goal)
    return () => void all.delete(element)
  }
}

export function elementOf(thing: number): Element | undefined {
  for (const [element, goal] of all)
    if (goal().things.includes(thing) && element.getClientRects().length) return element
  return undefined
}

/** All places in sight. */
export function goals(): { element: Element; goal: Goal }[] {
  return [...all]
    .filter(([element]) => element.getClientRects().length)
    .map(([element, goal]) => ({ element, goal: goal() }))
}

export function within(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= x && x <= right && top <= y && y <= bottom
}

export function area(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}
