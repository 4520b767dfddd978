// Steps that come faster than they can be read wait for each other.

export class Pace<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #show: (step: T) => void
  #pause: () => number

  constructor(show: (step: T) => void, pause: () => number) {
    this.#show = show
    this.#pause = pause
  }

  /** Show a step when the one before has been there long enough; `now` does not wait. */
  add(step: T, now = false) {
    this.#waiting.push(step)
    if (now) this.skip()
    else if (!this.#timer) this.#next()
  }

  /** Show the last step at once. */
  skip() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const step of this.#waiting.splice(0)) this.#show(step)
  }

  get busy(): boolean {
    return this.#waiting.length > 0
  }

  #next() {
    const step = this.#waiting.shift()
    if (step === undefined) {
      this.#timer = undefined
      return
    }
    this.#show(step)
    this.#timer = setTimeout(() => this.#next(), this.#pause())
  }
}
