// What the question bar offers: which answers have a button, which one is the main answer, and on which keys they are.
import type { Option } from '../../../protocol'
import { settings } from '../../../lib/browser/settings.svelte'
import { say } from '../../../lib/i18n/words.svelte'
import { buttons as buttonsOf, letters, named, skip } from '../../../lib/question/prompt'
import type { OnTable } from '../../../lib/table/table'

export class QuestionBar {
  all = $state(false) // the list of all answers is open
  typed = $state('') // in that list
  nowhere = $state(false) // nothing of what can be chosen lies on the table, as with cards seen in a deck

  #table: OnTable

  constructor(table: OnTable) {
    this.#table = table
  }

  get builder() {
    return this.#table.session.builder
  }

  question = $derived.by(() => this.builder.question)
  menu = $derived.by(() => (this.builder.at ? [] : this.builder.menu)) // others stand where the touch was
  doubt = $derived.by(() => (this.builder.at ? null : this.builder.doubt))
  groups = $derived.by(() =>
    this.question && !this.menu.length && !settings.plain ? this.#table.groups(this.question) : [],
  )
  none = $derived.by(() => {
    const found = this.question && !this.menu.length ? skip(this.question) : undefined
    return settings.plain && this.doubt !== found ? undefined : found
  })
  /** Answers with a button of their own, beside the one that chooses nothing. */
  buttons = $derived.by((): Option[] => {
    if (this.menu.length) return this.menu
    if (!this.question || this.builder.gathers) return []
    const doubted = this.doubt && this.doubt !== skip(this.question) ? [this.doubt] : []
    if (settings.plain) return doubted // the others are listed there
    const grouped = this.groups.flatMap((group) => group.options)
    const needed = this.nowhere
      ? this.question.options.filter((each) => each.answer !== 'skip')
      : buttonsOf(this.question)
    return [...new Set([...needed.filter((option) => !grouped.includes(option)), ...doubted])]
  })
  /** The answer that always stands at the same spot. */
  main = $derived.by((): Option | undefined => {
    if (this.menu.length || this.builder.gathers || this.question?.kind === 'number') return undefined
    if (this.question?.kind === 'yes-no') return this.buttons[0]
    return this.buttons.length === 1 && !this.groups.length ? this.buttons[0] : this.none
  })
  others = $derived.by(() => [...this.buttons, ...(this.none ? [this.none] : [])].filter((each) => each !== this.main))
  #lettered = $derived.by(() => [
    ...this.groups.map(({ label, options }) => ({ label, act: () => this.builder.narrow(options) })),
    ...[...this.others, ...(this.main ? [this.main] : [])].map((option) => ({
      label: option.sentence ?? '',
      act: () => this.builder.press(option),
    })),
  ])
  keys = $derived.by(() => letters(this.#lettered.map(({ label }) => label)))

  /** What has been chosen so far, in words. */
  gathered = $derived.by(() => {
    if (this.question?.kind === 'distribute') return say('give', { left: this.builder.left, n: this.question.high })
    const names = this.builder.picked.map((each) => each.sentence ?? '').join('; ')
    return say('choose', { n: this.builder.picked.length, names })
  })

  /** Options to be chosen together that have a button. */
  loose = $derived.by(() => {
    if (!this.question || !this.builder.gathers || settings.plain) return []
    return this.question.options.filter((each) => (this.nowhere || !named(each).length) && each !== this.none)
  })
  ordered = $derived.by(() => this.question?.kind === 'order')

  /** It is the only one with a button, beside the one that chooses nothing, and does no harm. */
  isGold(option: Option): boolean {
    return option === this.main && this.buttons.length <= 1 && !option.warning
  }

  /** What can be touched on the table needs no button where there is little room. */
  isHandy(option: Option): boolean {
    return !this.menu.length && !this.nowhere && this.question!.kind !== 'yes-no' && named(option).length > 0
  }

  keyOf(option: Option): string | undefined {
    return this.keys[this.groups.length + [...this.others, this.main].indexOf(option)]
  }

  /** What a letter does that stands on a button. */
  letterDeed(letter: string): (() => void) | undefined {
    return this.builder.open ? this.#lettered[this.keys.indexOf(letter)]?.act : undefined
  }

  /** A digit means an answer by its number; where there are many, the list opens to type on. */
  digit(key: string) {
    const options = this.question?.options ?? []
    if (!options.length) return
    if (options.length > 9) this.list(key)
    else if (options[Number(key) - 1]) this.builder.press(options[Number(key) - 1]!)
  }

  list(typed = '', open = true) {
    this.typed = typed
    this.all = open
  }
}
