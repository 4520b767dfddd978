// Dialogs in front of everything: while one is open, keys belong to it.
import type { Attachment } from 'svelte/attachments'

const all = new Set<HTMLDialogElement>()

/** A dialog that a touch beside it closes. */
export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const beside = (event: MouseEvent) => event.target === dialog && dialog.close()
  all.add(dialog)
  dialog.addEventListener('click', beside)
  return () => {
    all.delete(dialog)
    dialog.removeEventListener('click', beside)
  }
}

export function anyOpen(): boolean {
  return [...all].some((dialog) => dialog.open)
}
