/** What the last step has changed: how the value differs from the one before it, undefined where it does
 * not. Other changes, such as another language, do not count. */
export function changes<T, D = boolean>(
  value: () => T,
  step: () => number,
  differ: (now: T, before: T) => D = (now, before) => (now !== before) as D,
): () => D | undefined {
  let change = $state.raw<D>()
  let seen = step()
  let before = value()
  $effect.pre(() => {
    const now = value()
    if (step() !== seen) change = now === before ? undefined : differ(now, before)
    seen = step()
    before = now
  })
  return () => change
}
