// What the answer that is pointed at would bring; asked for once, and forgotten with its question.
import type { Option, Outcome } from '../../protocol'
import type { Asks } from '../server/link.svelte'

const MEANT = 90 // milliseconds on an answer before it is asked for: whoever passes over it does not mean it

export class Previews {
  #known = $state.raw<Record<string, Outcome[]>>({})
  #asked = new Set<string>()
  #seq = -1
  #ask: Asks
  pointed = $state.raw<{ option: Option; at: Element } | null>(null) // shown beside what is pointed at
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: Asks) {
    this.#ask = ask
  }

  of(option: Option): Outcome[] {
    return this.#known[option.answer] ?? []
  }

  /** Learn what an answer to this question would bring. */
  async learn(option: Option, seq: number) {
    if (seq !== this.#seq) this.#forget(seq)
    if (this.#asked.has(option.answer)) return
    this.#asked.add(option.answer)
    const told = await this.#ask({ type: 'preview', answer: option.answer, seq }, 'preview')
    if (told && told.seq === this.#seq) this.#known = { ...this.#known, [told.answer]: told.outcomes ?? [] }
  }

  point(option: Option, at: Element, seq: number) {
    this.leave()
    this.#timer = setTimeout(() => {
      this.pointed = { option, at }
      void this.learn(option, seq)
    }, MEANT)
  }

  leave() {
    clearTimeout(this.#timer)
    this.pointed = null
  }

  #forget(seq: number) {
    this.#seq = seq
    this.#known = {}
    this.#asked.clear()
  }
}
