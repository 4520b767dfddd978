// Pictures of one's own for cards. They stay in this browser and are never sent anywhere.

const STORE = 'images' // blobs by game and slug

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('trivault', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })
}

/** The card that a file is for: `Gateway to Dis.png` is for `gateway-to-dis`. */
export function slugOf(file: string): string {
  const name = file
    .replace(/\.[a-z]+$/i, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
  return name
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

class Images {
  urls = $state.raw<Record<string, Record<string, string>>>({}) // by game and slug

  /** Find what is kept for a game. A browser that keeps nothing has no pictures. */
  async load(game: string) {
    if (this.urls[game]) return
    const of = IDBKeyRange.bound(`${game}/`, `${game}/\uffff`)
    try {
      const store = (await opened()).transaction(STORE).objectStore(STORE)
      const [keys, blobs] = await Promise.all([done(store.getAllKeys(of)), done(store.getAll(of))])
      this.#show(game, new Map((keys as string[]).map((key, n) => [key.slice(game.length + 1), blobs[n] as Blob])))
    } catch {
      this.#show(game, new Map())
    }
  }

  /** Keep those of the files that are pictures of cards; says how many. */
  async take(game: string, files: Iterable<File>, slugs: { has(slug: string): boolean }): Promise<number> {
    const fitting = [...files].filter((file) => file.type.startsWith('image/') && slugs.has(slugOf(file.name)))
    const store = (await opened()).transaction(STORE, 'readwrite').objectStore(STORE)
    await Promise.all(fitting.map((file) => done(store.put(file, `${game}/${slugOf(file.name)}`))))
    this.#show(game, new Map(fitting.map((file) => [slugOf(file.name), file])))
    return fitting.length
  }

  async drop(game: string) {
    const store = (await opened()).transaction(STORE, 'readwrite').objectStore(STORE)
    await done(store.delete(IDBKeyRange.bound(`${game}/`, `${game}/\uffff`)))
    Object.values(this.urls[game] ?? {}).forEach((url) => URL.revokeObjectURL(url))
    this.urls = { ...this.urls, [game]: {} }
  }

  #show(game: string, blobs: Map<string, Blob>) {
    const made = Object.fromEntries([...blobs].map(([slug, blob]) => [slug, URL.createObjectURL(blob)]))
    this.urls = { ...this.urls, [game]: { ...this.urls[game], ...made } }
  }
}

export const images = new Images()
