// The pictures of cards: fetched as silhouettes when a card is first seen, painted once, and kept as long as the page.
import { SvelteMap } from 'svelte/reactivity'
import { chance } from './chance'
import { missing } from './files'
import { HIGH, WIDE, type Named, type Shape, type Subject } from './picture'
import { GROUNDS, paint } from './scene'

interface File {
  cards: Record<string, Named[]>
  shapes: Record<string, Shape>
}

interface Drawing {
  figures: Named[]
  shapes: Record<string, Shape>
}

interface Pictured {
  slug: string
  picture?: Subject
}

const SCALE = devicePixelRatio > 1 ? 2 : 1.5 // pixels to a unit of the picture
const FORMAT = { type: 'image/jpeg', quality: 0.9 } // the quickest to write: a third of the time of WebP

function blank(): OffscreenCanvas | HTMLCanvasElement {
  const [width, height] = [WIDE * SCALE, HIGH * SCALE]
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function blobOf(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob(FORMAT)
  return new Promise((resolve) => canvas.toBlob(resolve, FORMAT.type, FORMAT.quality))
}

/** The figures of a card; of one that nobody has chosen any for, those of one of its traits. */
function drawingOf({ slug, picture }: Pictured, files: Map<string, File>): Drawing | undefined {
  const own = picture!.files.map((name) => files.get(name)).find((file) => file?.cards[slug])
  if (own) return { figures: own.cards[slug]!, shapes: own.shapes }
  const others = files.get(picture!.traits)
  const trait = others && picture!.words.find((word) => others.cards[word])
  if (!trait) return undefined
  const choice = others.cards[trait]!
  const one = choice[Math.floor(chance(slug)() * choice.length)]!
  return { figures: [[one[0], one[1], '']], shapes: others.shapes }
}

class Pictures {
  urls = new SvelteMap<string, string>() // by game and slug
  #wanted = new Map<string, { game: string; face: Pictured }>()
  #files = new Map<string, Promise<File | undefined>>()
  #running = false

  url(game: string, slug: string): string | undefined {
    return this.urls.get(`${game}/${slug}`)
  }

  /** Have the picture of a card painted. */
  want(game: string, face: Pictured) {
    const key = `${game}/${face.slug}`
    if (!face.picture || this.urls.has(key)) return
    this.#wanted.set(key, { game, face })
    if (this.#running) return
    this.#running = true
    setTimeout(() => void this.#paintAll())
  }

  async #paintAll() {
    while (this.#wanted.size) {
      const wanted = [...this.#wanted]
      this.#wanted.clear()
      this.#fetchFor(wanted.map(([, { face }]) => face))
      for (const [key, { face }] of wanted) {
        const drawing = drawingOf(face, await this.#loaded(face))
        if (drawing) await this.#paint(key, face, drawing)
      }
    }
    this.#running = false
  }

  #fetchFor(faces: Pictured[]) {
    const wishes = faces.map(({ picture }) => picture!.files)
    for (const name of missing(wishes, new Set(this.#files.keys()))) this.#files.set(name, this.#fetch(name))
  }

  async #loaded({ slug, picture }: Pictured): Promise<Map<string, File>> {
    const found = new Map<string, File>()
    const look = async (name: string) => {
      const file = await this.#files.get(name)
      if (file) found.set(name, file)
      return file?.cards[slug]
    }
    for (const name of picture!.files) if (await look(name)) return found
    if (!this.#files.has(picture!.traits)) this.#files.set(picture!.traits, this.#fetch(picture!.traits))
    await look(picture!.traits)
    return found
  }

  async #fetch(name: string): Promise<File | undefined> {
    try {
      const answer = await fetch(`pictures-${name}.json`)
      if (answer.ok) return (await answer.json()) as File
    } catch {
      this.#files.delete(name) // to be tried again with the next card
    }
    return undefined
  }

  async #paint(key: string, { slug, picture }: Pictured, { figures, shapes }: Drawing) {
    const canvas = blank()
    const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null
    if (!brush) return
    brush.scale(SCALE, SCALE)
    const ground = picture!.ground in GROUNDS ? picture!.ground : key.split('/')[0]!
    paint(brush, ground, figures, shapes, slug)
    const blob = await blobOf(canvas)
    if (blob) this.urls.set(key, URL.createObjectURL(blob))
  }
}

export const pictures = new Pictures()
