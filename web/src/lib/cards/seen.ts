// Tells when something comes near to being seen.
const waiting = new WeakMap<Element, () => void>()
let watch: IntersectionObserver | undefined

function watching(): IntersectionObserver {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: '300px' },
  )
  return watch
}

export function seen(act: () => void) {
  return (element: Element) => {
    waiting.set(element, act)
    watching().observe(element)
    return () => watching().unobserve(element)
  }
}
