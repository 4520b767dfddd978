// What the keyboard can reach at the table: whatever can be chosen or looked at says so here.
import type { Attachment } from 'svelte/attachments'

export type Status = '' | 'legal' | 'chosen'

interface Target {
  status: () => Status
  behind: boolean // lies behind others and is seen at its upper edge
}

const all = new Map<HTMLElement, Target>()

/** An element that can be reached; its status says whether it can be chosen now. */
export function reachable(status: () => Status = () => 'legal', behind = false): Attachment<HTMLElement> {
  return (element) => {
    all.set(element, { status, behind })
    return () => void all.delete(element)
  }
}

export function isReachable(element: Element | null): element is HTMLElement {
  return all.has(element as HTMLElement)
}

export function isBehind(element: HTMLElement): boolean {
  return all.get(element)?.behind ?? false
}

export function statusOf(element: Element | null): Status {
  return all.get(element as HTMLElement)?.status() ?? ''
}

function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled')
}

/** Everything that is in sight, in the order of the page. */
export function cards(within?: Element): HTMLElement[] {
  const seen = [...all.keys()].filter(
    (each) => each.getClientRects().length && !isDisabled(each) && (!within || within.contains(each)),
  )
  return seen.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

/** What of it can be chosen. */
export function targets(within?: Element): HTMLElement[] {
  return cards(within).filter((each) => statusOf(each))
}
