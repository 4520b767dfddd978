// A room in words.
import { say } from '../i18n/words.svelte'
import type { Clock, SeatInfo } from '../../protocol'

export function clockWords({ seconds, increment = 0 }: Clock): string {
  const minutes = Math.round((seconds / 60) * 10) / 10
  return say('clock-words', { minutes, increment })
}

export function seatWords({ kind, name, rating, deviation = 0 }: SeatInfo): string {
  if (kind === 'open') return say('open-seat')
  return typeof rating === 'number' ? `${name} (${ratingWords(rating, deviation)})` : (name ?? '')
}

export function ratingWords(rating: number, deviation: number): string {
  return `${rating} ± ${deviation}`
}
