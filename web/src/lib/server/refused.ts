// What is said of requests that the server does not carry out.
import { say } from '../i18n/words.svelte'
import { Refused } from './link.svelte'

/** What to say of a request that was not carried out. */
export function refusedWords(error: unknown): string {
  return error instanceof Refused ? error.message : say('lost')
}
