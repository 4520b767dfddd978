// Steps that come faster than they can be read wait for each other; where many wait, each stays less long.

/** How quickly steps are told that wait. */
export interface Haste<T> {
  weight: (step: T) => number // how long it would stay if it were the only one, in milliseconds
  whole: () => number // milliseconds in which all that wait are told
  least: () => number // the share of its time that each step stays at least
}

export class StepQueue<T> {
  rate = 1 // the share of their time that steps stay, until all are told
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #since = 0 // when the step that is told was shown
  #stays = 0 // … and for how long
  #show: (step: T) => void
  #pause: (step: T) => number
  #haste: Haste<T>

  /** `pause` says how long a step stays that has been shown. */
  constructor(show: (step: T) => void, pause: (step: T) => number, haste: Haste<T>) {
    this.#show = show
    this.#pause = pause
    this.#haste = haste
  }

  /** Show a step when the one before has been there long enough; `now` does not wait. */
  add(step: T, now = false) {
    this.#waiting.push(step)
    if (now) this.skip()
    else if (this.#timer) this.#hasten()
    else this.#next()
  }

  /** Show the last step at once. */
  skip() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const step of this.#waiting.splice(0)) this.#show(step)
    this.rate = 1
  }

  get busy(): boolean {
    return this.#waiting.length > 0
  }

  /** The last step that waits: it can still be changed. */
  get last(): T | undefined {
    return this.#waiting.at(-1)
  }

  #next() {
    const step = this.#waiting.shift()
    if (step === undefined) {
      this.#timer = undefined
      this.rate = 1
      return
    }
    this.#show(step)
    this.#since = Date.now()
    this.#stays = this.#pause(step)
    this.#arm()
  }

  /** More has come: what is told now stays less long, too. */
  #hasten() {
    const { weight, whole, least } = this.#haste
    const all = this.#waiting.reduce((sum, step) => sum + weight(step), 0)
    const rate = Math.min(this.rate, Math.max(least(), whole() / Math.max(1, all)))
    if (rate === this.rate) return
    this.#stays *= rate / this.rate
    this.rate = rate
    clearTimeout(this.#timer)
    this.#arm()
  }

  #arm() {
    this.#timer = setTimeout(() => this.#next(), Math.max(0, this.#since + this.#stays - Date.now()))
  }
}
