// Where something large stands that belongs to an element: at the side with more room, between two heights.
import type { Box } from '../question/near'

const GAP = 12

export function beside(
  anchor: { left: number; right: number; top: number; bottom: number },
  size: { width: number; height: number },
  room: { top: number; bottom: number; width: number },
): Box {
  const middle = (anchor.top + anchor.bottom) / 2
  const above = anchor.top >= room.bottom // it belongs to what lies below: there it stands over it
  const right = room.width - anchor.right >= anchor.left
  const wanted = above
    ? (anchor.left + anchor.right - size.width) / 2
    : right
      ? anchor.right + GAP
      : anchor.left - GAP - size.width
  return {
    left: Math.max(GAP, Math.min(wanted, room.width - size.width - GAP)),
    top: Math.max(room.top, Math.min(middle - size.height / 2, room.bottom - size.height)),
  }
}
