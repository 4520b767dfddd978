// Pictures of things that are on their way: copies in a layer over the table, which nobody can touch.

/** Names of the style sheet's own variables, which hold everywhere. */
let common: Set<string> | undefined

function variables(element: Element): string[] {
  const style = getComputedStyle(element)
  const all = 'computedStyleMap' in element ? [...element.computedStyleMap().keys()] : [...style]
  return all.filter((name) => name.startsWith('--'))
}

/** What an element inherits from where it lies in the page, such as the width of cards there. */
export function dress(picture: HTMLElement, where: Element) {
  common ??= new Set(variables(document.documentElement))
  const style = getComputedStyle(where)
  for (const name of variables(where))
    if (!common.has(name)) picture.style.setProperty(name, style.getPropertyValue(name))
}

/** The nearest place that is still in the page: a card may have left with the row in which it lay. */
export function standing(parent: HTMLElement | null): Element {
  let place = parent
  while (place && !place.isConnected) place = place.parentElement
  return place ?? document.body
}

const MARKS = ['now', 'fresh', 'legal', 'chosen', 'tilted']

/** A copy of what shows a thing, as large as it is drawn. */
export function copy(element: HTMLElement): HTMLElement {
  const made = element.cloneNode(true) as HTMLElement
  made.classList.remove(...MARKS)
  for (const name of ['data-target', 'data-card', 'aria-pressed', 'id']) made.removeAttribute(name)
  made.tabIndex = -1
  made.style.width = '100%'
  made.style.height = '100%'
  return made
}

/** A card of which only the back is seen. */
export function back(): HTMLElement {
  const made = document.createElement('span')
  made.className = 'back'
  return made
}

/** A frame in the layer around a picture, with its middle in the middle of a box. */
export function frame(picture: HTMLElement, box: DOMRect, width = box.width, height = box.height): HTMLElement {
  const made = document.createElement('div')
  made.className = 'flying'
  made.style.left = `${box.x + (box.width - width) / 2}px`
  made.style.top = `${box.y + (box.height - height) / 2}px`
  made.style.width = `${width}px`
  made.style.height = `${height}px`
  made.append(picture)
  return made
}
