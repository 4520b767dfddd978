// Something is drawn over the table with mouse or finger, and put somewhere. Whatever this does, touches and keys
// do as well.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Option } from '../../protocol'
import { area, goals, within, type Goal } from '../motion/places'
import type { Aim } from './answer-builder.svelte'

const STARTS = 8 // pixels that a mouse moves before it draws something
const HOLD = 260 // milliseconds that a finger rests before it does: else it scrolls
const SLIPS = 10 // pixels that a resting finger may move

/** What it means that something is put somewhere. */
export interface Dropped {
  options: Option[]
  aim?: Aim
}

export interface Held {
  things: number[]
  slug: string
  meaning: (goal: Goal) => Dropped | undefined
  drop: (dropped: Dropped, at: Element) => void
  look: () => void // it was only held
}

interface Target {
  element: Element
  dropped: Dropped
}

class Drag {
  held = $state.raw<Held | null>(null)
  from = $state.raw<Element | null>(null)
  targets = $state.raw<Target[]>([]) // where it can be put
  over = $state.raw<Target | null>(null)
  x = $state(0)
  y = $state(0)
  moved = false

  lift(held: Held, from: Element, x: number, y: number) {
    this.held = held
    this.from = from
    this.moved = false
    this.x = x
    this.y = y
    void tick().then(() => this.#survey()) // some places are only there for what is held
  }

  #survey() {
    const { held, from } = this
    if (!held) return
    this.targets = goals()
      .filter(({ element }) => element !== from)
      .sort((a, b) => area(a.element) - area(b.element))
      .flatMap(({ element, goal }) => {
        const dropped = held.meaning(goal)
        return dropped?.options.length ? [{ element, dropped }] : []
      })
    this.#at(this.x, this.y)
  }

  move(x: number, y: number) {
    this.moved ||= Math.hypot(x - this.x, y - this.y) > SLIPS
    if (this.moved) this.#at(x, y)
  }

  #at(x: number, y: number) {
    this.x = x
    this.y = y
    this.over = this.targets.find(({ element }) => within(element, x, y)) ?? null
  }

  put() {
    const { held, over, moved } = this
    this.cancel()
    if (over && moved) held?.drop(over.dropped, over.element)
    else if (!moved) held?.look()
  }

  cancel() {
    this.held = this.from = this.over = null
    this.targets = []
  }
}

export const drag = new Drag()

/** Lets an element be drawn away, as long as there is something to do with it. */
export function draggable(what: () => Held | undefined): Attachment<HTMLElement> {
  return (element) => {
    let began: { x: number; y: number; touch: boolean } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    function down(event: PointerEvent) {
      if (event.button || !event.isPrimary) return
      began = { x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch' }
      if (began.touch) timer = setTimeout(start, HOLD)
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', end)
      addEventListener('keydown', escape, true)
    }

    function start() {
      const held = began && what()
      if (held) drag.lift(held, element, began!.x, began!.y)
    }

    function move(event: PointerEvent) {
      if (!began) return
      const far = Math.hypot(event.clientX - began.x, event.clientY - began.y)
      if (drag.held) drag.move(event.clientX, event.clientY)
      else if (began.touch && far > SLIPS) end()
      else if (!began.touch && far > STARTS) {
        start()
        drag.moved = !!drag.held
        drag.move(event.clientX, event.clientY)
      }
    }

    function up() {
      if (drag.held) {
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, true))
        drag.put()
      }
      end()
    }

    function swallow(event: Event) {
      event.stopPropagation()
      event.preventDefault()
    }

    function escape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !drag.held) return
      event.stopPropagation()
      end()
    }

    function end() {
      began = null
      clearTimeout(timer)
      drag.cancel()
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', escape, true)
    }

    /** A finger that holds something does not scroll. */
    const still = (event: TouchEvent) => {
      if (drag.held) event.preventDefault()
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('touchmove', still, { passive: false })
    return () => {
      if (drag.from === element || began) end()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('touchmove', still)
    }
  }
}
