/** Two colours mixed: `part` of the second. */
export function mixed(one: string, other: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16))
    return Math.round(from! + (to! - from!) * part)
  })
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

/** A colour of which so much is seen. */
export function veiled(colour: string, part: number): string {
  const alpha = Math.round(part * 255)
  return colour + alpha.toString(16).padStart(2, '0')
}
