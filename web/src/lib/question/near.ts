// Where something small stands that belongs to an element: below it, or above where there is no room.

const GAP = 6
const EDGE = 6

export interface Box {
  left: number
  top: number
}

export function near(
  anchor: DOMRect,
  size: { width: number; height: number },
  page: { width: number; height: number },
): Box {
  const most = (length: number, whole: number) => Math.max(EDGE, whole - length - EDGE)
  const left = anchor.left + anchor.width / 2 - size.width / 2
  const below = anchor.bottom + GAP
  const above = anchor.top - GAP - size.height
  const fits = below + size.height + EDGE <= page.height
  return {
    left: Math.min(Math.max(EDGE, left), most(size.width, page.width)),
    top: Math.min(Math.max(EDGE, fits || above < EDGE ? below : above), most(size.height, page.height)),
  }
}
