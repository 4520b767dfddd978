// What everything on a table can reach: its room, and the faces of its cards.
import { createContext, getContext, setContext } from 'svelte'
import type { CardInfo, GameInfo, Option, Question } from '../../protocol'
import type { Look } from '../cards/art'
import type { Face, Group } from '../cards/model'
import type { Dropped } from '../question/drag.svelte'
import type { TableSession } from '../session/table-session.svelte'
import type { Args } from '../i18n/words.svelte'
import type { Goal } from '../motion/places'

export type Side = '' | 'own' | 'enemy'

export interface OnTable {
  session: TableSession
  game: string
  info: (slug: string) => CardInfo | undefined // a card as data
  face: (slug: string) => Face
  rules: GameInfo['rules'] | undefined // numbers and names of the game
  area: () => HTMLElement | undefined // where everything lies
  called: (thing: number) => string // a card on the table or a player, by name; empty for others
  tell: (key: string, args?: Args) => string // in the words of the game's table
  turn: (n: number) => string // or a round, where the game is told in these
  groups: (question: Question) => Group[]
  side: (thing: number) => Side // whose it is, for whoever looks
  source: (question: Question) => number // what the question comes from; -1 for nothing
  usual: string[] // what one mostly does with a card
  drop: (from: number[], goal: Goal, slug: string) => Dropped | undefined // what it means to put something there
  emblem: (option: Option) => Look | undefined
}

export const [onTable, layTable] = createContext<OnTable>()

const SEAT = {}

/** What is inside lies in front of a player. */
export function inFront(seat: () => number) {
  setContext(SEAT, seat)
}

/** Names of places: `deck-0` in front of the first player, `deck` where it is nobody's. */
export function placing(): (what: () => string) => () => string {
  const seat = getContext<(() => number) | undefined>(SEAT)
  return (what) => () => (seat ? `${what()}-${seat()}` : what())
}
