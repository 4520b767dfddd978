// Where long words may be broken: browsers have no dictionaries of their own everywhere.

const LONG = 7 // letters from which a word may be broken
const SOFT = '\u00ad'

// A syllable ends with a vowel and up to two consonants, and the next one begins with what tongues can begin with.
const VOWEL = '[aeiouyäöüąęó]'
const CONSONANT = '[bcdfghjklmnprstvwxzßćłńśźż]'
const ONSET = '(?:[bcdfgjklmnprstvwzćłśźż]|[bdfgkpt][lr]|[cpst]h|sch|s[pt])'
const END = new RegExp(`${VOWEL}${CONSONANT}{0,2}?(?=${ONSET}${VOWEL})`, 'g')
const LEAST = 2 // letters on each side of a break

function broken(word: string): string {
  if (word.length < LONG) return word
  const ends = [...word.toLowerCase().matchAll(END)].map((end) => end.index + end[0].length)
  const places = ends.filter((at) => at >= LEAST && at <= word.length - LEAST)
  return [...places, word.length].map((at, i) => word.slice(places[i - 1] ?? 0, at)).join(SOFT)
}

/** A name whose long words may be broken with a hyphen. */
export function soft(name: string): string {
  return name.replace(/\p{L}+/gu, broken)
}
