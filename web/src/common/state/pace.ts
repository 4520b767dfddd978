// Steps that come faster than they can be read wait for each other.

const MOST = 16 // steps that are told at full length before the pauses grow shorter

/** A pause while so many steps still wait: however many there are, it is never longer than twice as many
 * pauses until all are told. */
export function hurried(pause: number, waiting: number): number {
  return pause * Math.min(1, MOST / Math.max(1, waiting)) ** 2
}

export class Pace<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #show: (step: T) => void
  #pause: (step: T) => number

  constructor(show: (step: T) => void, pause: (step: T) => number) {
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
    this.#timer = setTimeout(() => this.#next(), hurried(this.#pause(step), this.#waiting.length))
  }
}
