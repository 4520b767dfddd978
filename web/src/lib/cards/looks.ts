// How the games look: the hue of each table, and the pictures of groups of cards. They register here.
import type { Look } from './art'

export interface Cover {
  name: string
  accent: number // the hue of its table
  looks: Record<string, Look>
}

const PLAIN: Look = { hue: 220, ink: 12, emblem: 'M12 2 20.7 7v10L12 22 3.3 17V7Z' }

const covers = new Map<string, Cover>()

export function registerCover(cover: Cover) {
  covers.set(cover.name, cover)
}

export function coverOf(game: string): Cover | undefined {
  return covers.get(game)
}

export function lookOf(game: string, group: string): Look {
  const looks = covers.get(game)?.looks ?? {}
  return looks[group] ?? looks[''] ?? PLAIN
}
