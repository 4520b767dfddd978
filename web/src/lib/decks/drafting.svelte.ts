// A deck that is being put together. What it costs and whether it is legal, the server says.
import type { DraftReply, GameInfo, Offer } from '../../protocol'
import { saveJson, loadJson } from '../browser/storage'
import { Refused, type Link } from '../server/link.svelte'

const KEPT = 'trivault.draft'
const PAUSE = 120 // milliseconds after a change before the server is asked

interface Parts {
  name: string
  choices: Record<string, string>
  cards: Record<string, number>
}

export class Drafting {
  parts = $state<Parts>({ name: '', choices: {}, cards: {} })
  checked = $state.raw<DraftReply | null>(null) // the last answer
  offers = $state.raw<Map<string, Offer>>(new Map())
  error = $state('')

  #link: Link
  #game: GameInfo
  #asked = 0
  #timer = 0

  constructor(link: Link, game: GameInfo) {
    this.#link = link
    this.#game = game
    this.parts = loadJson<Record<string, Parts>>(KEPT, {})[game.name] ?? this.parts
  }

  copies(card: string): number {
    return this.parts.cards[card] ?? 0
  }

  /** So many copies more, or fewer. */
  add(card: string, copies: number) {
    const many = this.copies(card) + copies
    const { [card]: _, ...others } = this.parts.cards
    this.parts.cards = many > 0 ? { ...this.parts.cards, [card]: many } : others
    this.#soon()
  }

  rename(name: string) {
    this.parts.name = name
    this.#soon()
  }

  choose(name: string, value: string) {
    this.parts.choices[name] = value
    void this.check()
  }

  empty() {
    this.parts = { name: '', choices: this.checked ? this.parts.choices : {}, cards: {} }
    void this.check()
  }

  #soon() {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.check(false), PAUSE)
  }

  /** Ask what is to be said of it; the offers change with the choices and the language. */
  async check(offers = true) {
    const { name, choices, cards } = $state.snapshot(this.parts)
    saveJson(KEPT, { ...loadJson(KEPT, {}), [this.#game.name]: { name, choices, cards } })
    await this.#ask({ name, choices, cards, offers })
  }

  /** Take a list over. */
  async read(text: string): Promise<boolean> {
    const read = await this.#ask({ text, offers: true })
    if (!read) return false
    this.parts = {
      name: read.name,
      choices: Object.fromEntries(read.choices.map(({ name, value }) => [name, value])),
      cards: Object.fromEntries(read.cards.map(({ card, times }) => [card, times])),
    }
    await this.check(false)
    return true
  }

  async #ask(wish: object): Promise<DraftReply | undefined> {
    const number = ++this.#asked
    clearTimeout(this.#timer)
    try {
      const reply = await this.#link.ask({ type: 'draft', game: this.#game.name, ...wish }, 'draft')
      if (number !== this.#asked) return undefined // something has changed since
      this.error = ''
      this.checked = reply
      if (reply.offers?.length) this.offers = new Map(reply.offers.map((offer) => [offer.card, offer]))
      return reply
    } catch (refused) {
      if (!(refused instanceof Refused) || number !== this.#asked) return undefined
      if (this.checked || 'text' in wish) this.error = refused.message
      else this.empty() // what was kept is of another version
      return undefined
    }
  }
}
