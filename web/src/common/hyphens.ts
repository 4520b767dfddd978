// Where long words may be broken: browsers have no dictionaries of their own everywhere.

const LONG = 9 // letters from which a word may be broken
const SOFT = '\u00ad'

// Between two consonants, or before a single one, where vowels stand on both sides.
const BREAK = /(?<=[aeiouyäöüąęó][bcdfghjklmnprstvwxzßćłńśźż])(?=(?!h)[bcdfghjklmnprstvwxzćłńśźż]{1,2}[aeiouyäöüąęó])|(?<=[aeiouyäöüąęó])(?=[bcdfghjklmnprstvwxzćłńśźż][aeiouyäöüąęó])/g

function broken(word: string): string {
  if (word.length < LONG) return word
  const lower = word.toLowerCase()
  const places = [...lower.matchAll(BREAK)].map(({ index }) => index).filter((at) => at >= 3 && at <= word.length - 3)
  return [...places, word.length].map((at, i) => word.slice(places[i - 1] ?? 0, at)).join(SOFT)
}

/** A name whose long words may be broken with a hyphen. */
export function soft(name: string): string {
  return name.replace(/\p{L}+/gu, broken)
}
