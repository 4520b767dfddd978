import type { SavedReply } from '../protocol'

/** Hand a saved game to the browser as a file. */
export function download(saved: SavedReply | undefined) {
  if (!saved) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([saved.replay], { type: 'application/json' }))
  link.download = saved.name
  link.click()
  URL.revokeObjectURL(link.href)
}
