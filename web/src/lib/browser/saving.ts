import type { SavedReply } from '../../protocol'

/** Hand a saved game to the browser as a file. */
export function download(saved: SavedReply | undefined) {
  if (saved) toFile(saved.name, saved.replay, 'application/json')
}

export function toFile(name: string, text: string, type = 'text/plain') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
