// Times of days and hours in words.
import { say } from './words.svelte'

/** How much time there is for a move, or is left of it. */
export function timeWords(seconds: number): string {
  const hours = Math.ceil(seconds / 3600)
  return hours > 48 ? say('days', { n: Math.round(hours / 24) }) : say('hours', { n: hours })
}
