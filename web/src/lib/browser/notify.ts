// Words to somebody who looks elsewhere, where the browser was allowed to say them.

export function notify(title: string, body: string, room: string) {
  if (Notification.permission !== 'granted') return
  const note = new Notification(title, { body, icon: './icon.svg', tag: room })
  note.onclick = () => {
    window.focus()
    location.hash = `#/room/${room}`
    note.close()
  }
}
