// Lists that are the same for everybody come by HTTP: browsers keep them, also for the time without the server.

const asked = new Map<string, Promise<unknown>>()
const known = new Set<string>()

/** A list of the server; who asks for it at the same time shares it. */
export function list<T>(name: string): Promise<T> {
  const running = asked.get(name) ?? load(name).finally(() => asked.delete(name))
  asked.set(name, running)
  return running as Promise<T>
}

async function load(name: string): Promise<unknown> {
  const answer = await fetch(`${name}.json`)
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  known.add(name)
  return answer.json()
}

/** With the first visit the service worker comes later than the first lists: it sees them pass now. */
export function passAgain() {
  for (const name of known) void load(name).catch(() => undefined)
}
