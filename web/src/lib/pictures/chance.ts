/** Numbers that follow from a word (mulberry32 on a hash of it). */
export function chance(word: string): () => number {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
