// Which files hold the pictures that are asked for.

/** The files that are missing, as few as will do: each wish names those that hold its card, and one is enough. */
export function missing(wishes: string[][], known: ReadonlySet<string>): string[] {
  const chosen: string[] = []
  let open = wishes.filter((files) => files.length && !files.some((file) => known.has(file)))
  while (open.length) {
    const counts = new Map<string, number>()
    for (const file of open.flat()) counts.set(file, (counts.get(file) ?? 0) + 1)
    const [most] = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))
    chosen.push(most)
    open = open.filter((files) => !files.includes(most))
  }
  return chosen
}
