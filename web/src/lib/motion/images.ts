// Pictures of things that are on their way: copies in a layer over the table, which nobody can touch.

/** Names of the variables that the style sheets use and that do not hold everywhere: they depend on the place. */
let local: string[] | undefined

function locals(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const used = rules.flatMap(({ cssText }) => [...cssText.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))
  const common = getComputedStyle(document.documentElement)
  return [...new Set(used)].filter((name) => !common.getPropertyValue(name))
}

/** What an element inherits from where it lies in the page, such as the width of cards there. */
export function dress(picture: HTMLElement, where: Element) {
  local ??= locals()
  const style = getComputedStyle(where)
  for (const name of local) {
    const value = style.getPropertyValue(name)
    if (value) picture.style.setProperty(name, value)
  }
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
