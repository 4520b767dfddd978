// What is to be seen, one act for each kind of motion: Web Animations on copies in the layer over the table.
import { back, copy, dress, frame, standing } from './images'
import { middle, type Spotted } from './places'

const SMALL = 0.5 // of its width, from which on a copy comes out of a pile
const SOFT = 'cubic-bezier(.3,.05,.2,1)'

/** What acts need of the animator. */
export interface Floor {
  layer: HTMLElement
  beat: number // milliseconds
  run: (element: Element, frames: Keyframe[], options: KeyframeAnimationOptions) => Animation
}

interface Span {
  at: number // beats
  long: number
}

function timing({ beat }: Floor, { at, long }: Span, fill: FillMode = 'both'): KeyframeAnimationOptions {
  return { delay: at * beat, duration: long * beat, easing: SOFT, fill }
}

/** Put a copy of a thing into the layer where it lies. */
function lift(floor: Floor, spotted: Spotted, picture = copy(spotted.element)): HTMLElement {
  const made = frame(picture, spotted.box, spotted.width, spotted.height)
  dress(made, standing(spotted.parent))
  floor.layer.append(made)
  return made
}

/** The thing itself is not seen while its copy moves; its place stays. */
function hide(floor: Floor, element: HTMLElement, { at, long }: Span) {
  const options = { delay: at * floor.beat, duration: long * floor.beat, fill: 'none' as const }
  floor.run(element, [{ opacity: 0 }, { opacity: 0 }], options)
}

function gone(animation: Animation, ...elements: Element[]) {
  animation.onfinish = () => elements.forEach((element) => element.remove())
}

/** From one box to another, as large as there, in a low arc. */
function path(home: DOMRect, width: number, from: DOMRect, to: DOMRect, faint: number): Keyframe[] {
  const [centre, a, b] = [middle(home), middle(from), middle(to)]
  const [one, other] = [from.width / width, to.width / width]
  const rise = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) * 0.12)
  const way = (x: number, y: number, size: number) => `translate(${x - centre.x}px, ${y - centre.y}px) scale(${size})`
  return [
    { transform: way(a.x, a.y, one), opacity: one > SMALL ? 1 : 0.4 },
    { transform: way((a.x + b.x) / 2, (a.y + b.y) / 2 - rise, ((one + other) / 2) * 1.08), opacity: 1 },
    { transform: way(b.x, b.y, other), opacity: to === home ? 1 : faint },
  ]
}

/** A thing comes to where it lies now. */
export function come(floor: Floor, spotted: Spotted, from: DOMRect, span: Span) {
  const flying = lift(floor, spotted)
  hide(floor, spotted.element, { at: 0, long: span.at + span.long })
  gone(floor.run(flying, path(spotted.box, spotted.width, from, spotted.box, 0), timing(floor, span)), flying)
}

/** A thing leaves from where it lay. */
export function go(floor: Floor, spotted: Spotted, to: DOMRect, span: Span) {
  const flying = lift(floor, spotted)
  gone(floor.run(flying, path(spotted.box, spotted.width, spotted.box, to, 0.15), timing(floor, span)), flying)
}

/** A card that has left its place, and for which another is not found yet, hovers over it. */
export function hover(floor: Floor, spotted: Spotted, before: boolean): HTMLElement {
  const flying = lift(floor, spotted)
  flying.style.transform = 'translateY(-26px) scale(1.04)'
  if (!before) floor.run(flying, [{ transform: 'none' }], { duration: 0.3 * floor.beat, easing: SOFT })
  return flying
}

/** Cards that nobody sees pass from pile to pile, one after the other. */
export function pass(floor: Floor, from: DOMRect, to: DOMRect, n: number, { at, long }: Span) {
  const high = Math.min(92, Math.max(56, innerHeight * 0.09))
  const home = new DOMRect(middle(to).x - high * 0.36, middle(to).y - high / 2, high * 0.72, high)
  for (let i = 0; i < n; i++) {
    const flying = frame(back(), home)
    floor.layer.append(flying)
    const frames = path(home, home.width, from, to, 0)
    frames[0]!.opacity = 0
    gone(floor.run(flying, frames, timing(floor, { at: at + i * 0.12, long })), flying)
  }
}

/** A thing that stays in its row makes room for others. */
export function slide({ run, beat }: Floor, before: Spotted, after: Spotted, at: number) {
  const [a, b] = [middle(before.box), middle(after.box)]
  run(after.element, [{ translate: `${a.x - b.x}px ${a.y - b.y}px` }, { translate: '0 0' }], {
    delay: at * beat,
    duration: 0.4 * beat,
    easing: SOFT,
    fill: 'backwards',
    composite: 'add',
  })
}

/** An attacker hits its target and comes back; the target staggers. */
export function lunge(floor: Floor, spotted: Spotted, target: DOMRect, struck: HTMLElement | undefined, span: Span) {
  const flying = lift(floor, spotted)
  const [a, b] = [middle(spotted.box), middle(target)]
  const [x, y] = [b.x - a.x, b.y - a.y]
  const far = Math.hypot(x, y) || 1
  const short = Math.max(0.3, 1 - (0.45 * Math.min(target.height, target.width) + 0.3 * spotted.height) / far)
  const to = (part: number) => `translate(${x * part}px, ${y * part}px)`
  const frames = [
    { transform: 'none', offset: 0, easing: 'ease-out' },
    { transform: `${to(-22 / far)} scale(1.08)`, offset: 0.22, easing: 'cubic-bezier(.6,0,.9,.5)' },
    { transform: `${to(short)} scale(1.05)`, offset: 0.52 },
    { transform: to(short * 0.96), offset: 0.6, easing: SOFT },
    { transform: 'none', offset: 1 },
  ]
  gone(floor.run(flying, frames, { ...timing(floor, span, 'forwards'), easing: 'linear' }), flying)
  hide(floor, spotted.element, span)
  flying.style.zIndex = '2'
  floor.run(flying, [{ opacity: 0 }, { opacity: 0 }], { duration: Math.max(span.at * floor.beat, 0.01) })
  if (struck) stagger(floor, struck, x / far, y / far, { at: span.at + 0.52 * span.long, long: 0.3 })
}

function stagger(floor: Floor, struck: HTMLElement, x: number, y: number, span: Span) {
  const to = (part: number) => ({ translate: `${x * part}px ${y * part}px` })
  floor.run(struck, [to(0), to(12), to(-7), to(4), to(0)], { ...timing(floor, span, 'none'), composite: 'add' })
}

/** What comes from no thing on the table flies as a bolt. */
export function bolt(floor: Floor, from: DOMRect, target: DOMRect, struck: HTMLElement | undefined, span: Span) {
  const [a, b] = [middle(from), middle(target)]
  const made = frame(document.createElement('i'), new DOMRect(a.x - 28, a.y - 7, 56, 14))
  made.classList.add('bolt')
  floor.layer.append(made)
  const [x, y] = [b.x - a.x, b.y - a.y]
  const turned = `rotate(${Math.atan2(y, x)}rad)`
  const frames = [
    { transform: `${turned} scaleX(.4)`, opacity: 0 },
    { transform: `${turned} scaleX(1)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${x}px, ${y}px) ${turned} scaleX(1.3)`, opacity: 1, offset: 0.9 },
    { transform: `translate(${x}px, ${y}px) ${turned} scaleX(.3)`, opacity: 0 },
  ]
  gone(floor.run(made, frames, { ...timing(floor, span), easing: 'ease-in' }), made)
  const far = Math.hypot(x, y) || 1
  if (struck) stagger(floor, struck, x / far, y / far, { at: span.at + 0.85 * span.long, long: 0.3 })
}

/** A line from what does something to what it is done to. */
export function aim(floor: Floor, from: DOMRect, target: DOMRect, span: Span) {
  const [a, b] = [middle(from), middle(target)]
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  const made = frame(document.createElement('i'), new DOMRect(a.x, a.y - 4, far, 8))
  made.classList.add('aim')
  made.style.rotate = `${Math.atan2(b.y - a.y, b.x - a.x)}rad`
  floor.layer.append(made)
  const frames = [
    { clipPath: 'inset(-20px 100% -20px 0)', opacity: 1 },
    { clipPath: 'inset(-20px -20px -20px 0)', opacity: 1, offset: 0.35 },
    { clipPath: 'inset(-20px -20px -20px 0)', opacity: 1, offset: 0.75 },
    { clipPath: 'inset(-20px -20px -20px 0)', opacity: 0 },
  ]
  gone(floor.run(made, frames, timing(floor, span)), made)
}

/** A card turns its other side up. */
export function turn(floor: Floor, spotted: Spotted, span: Span) {
  const half = { at: span.at, long: span.long / 2 }
  const rest = { at: span.at + half.long, long: half.long }
  const under = lift(floor, spotted, back())
  const over = lift(floor, spotted)
  const edge = 'perspective(600px) rotateY(90deg) scale(1.15)'
  hide(floor, spotted.element, { at: 0, long: span.at + span.long })
  gone(floor.run(under, [{ transform: 'none' }, { transform: edge }], timing(floor, half)), under)
  const face = [{ transform: edge.replace('90', '-90') }, { transform: 'none' }]
  gone(floor.run(over, face, timing(floor, rest)), over)
}

const CRACK = [
  '0 0, 58% 0, 44% 30%, 60% 52%, 42% 74%, 52% 100%, 0 100%',
  '58% 0, 100% 0, 100% 100%, 52% 100%, 42% 74%, 60% 52%, 44% 30%',
]

/** What is destroyed breaks in two and falls. */
export function shatter(floor: Floor, spotted: Spotted, span: Span) {
  CRACK.forEach((edge, i) => {
    const half = lift(floor, spotted)
    half.style.clipPath = `polygon(${edge})`
    const side = i ? 1 : -1
    const frames = [
      { transform: 'none', opacity: 1, filter: 'none' },
      {
        transform: `translate(${side * 5}px, -3px) rotate(${side * 2}deg)`,
        opacity: 1,
        filter: 'brightness(1.6)',
        offset: 0.25,
      },
      { transform: `translate(${side * 34}px, 56px) rotate(${side * 19}deg)`, opacity: 0, filter: 'brightness(.5)' },
    ]
    gone(floor.run(half, frames, { ...timing(floor, span), easing: 'ease-in' }), half)
  })
}

/** Without motion: a frame of light around what was touched. */
export function glow(floor: Floor, box: DOMRect): HTMLElement {
  const made = frame(document.createElement('i'), box)
  made.classList.add('glow')
  floor.layer.append(made)
  return made
}
