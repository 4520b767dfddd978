// The boards of games: each registers here, and is loaded with its words when somebody goes to that game.
import type { Component, Snippet } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { CardInfo, Die, LogEvent, Option, Question } from '../protocol'
import type { Look } from './cards/art'
import type { Face, Group } from './cards/model'
import type { Floor } from './motion/acts'
import type { BoardFacts } from './motion/animator.svelte'
import { bundled, capital, words, type Args } from './i18n/words.svelte'
import type { Goal } from './motion/places'
import type { Dropped } from './question/drag.svelte'
import type { Shown, View } from './server/view'

export interface GameBoard extends BoardFacts {
  face: (card: CardInfo) => Face
  hidden?: string // the word for a card that nobody knows
  slug?(view: View, thing: number): string // of a card, where cards are not numbered from 0 on
  owners?(view: View): Map<number, number> // who controls what lies on the table
  source?(question: Question, view: View): number // who acts, where the question comes from no card
  usual?: string[] // what one mostly does with a card with which several things can be done
  drop?(from: number[], goal: Goal, question: Question, view: View, type: string): Dropped | undefined // see drops.ts
  emblem?(option: Option): Look | undefined // a picture for an answer that names nothing on the table
  groups?(question: Question, shown: Shown, cards: Map<string, CardInfo>, tell: Tell): Group[]
  texts: Record<string, string> // files with the words of its table
  hurt?(view: View): number // how much damage there is on the table: more of it is heard
  icons?: Record<string, string> // pictures of numbers that only this game has, as paths
  Board: Component<{ view: never; question: Snippet }>
  themed?: boolean // it has a look for the light theme; else it is dark in both
  asks?: boolean // it has a place for the question; else that lies below it
  Dice?: Component<{ dice: Die[] }>
  tumble?(die: Die, rules: never): Die // another side of a die, while it rolls
  Moment?: Component<{ event: LogEvent; long: number; run: Floor['run'] }> // what is celebrated for itself
}

type Tell = (key: string, args?: Args) => string
type Load = () => Promise<GameBoard>

const loaders = new Map<string, Load>()
const boards = new SvelteMap<string, GameBoard>()

export function registerBoard(game: string, load: Load) {
  loaders.set(game, load)
}

/** Load the board of a game and its words; nothing for a game that has none here. */
export async function loadBoard(game: string): Promise<void> {
  const load = loaders.get(game)
  if (!load || boards.has(game)) return
  const board = await load()
  told.set(game, bundled({ ...table, ...board.texts }))
  boards.set(game, board)
}

/** Load all boards while nothing else is to be done: an update of the server later does no harm then. */
export async function loadBoards(): Promise<void> {
  for (const game of loaders.keys()) await loadBoard(game)
}

export function boardOf(game: string): GameBoard | undefined {
  return boards.get(game)
}

const table = import.meta.glob<string>('../../../trivault/presentation/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const common = bundled(table) // all that is said of a game without a board here
const told = new SvelteMap<string, ReturnType<typeof bundled>>()

/** Words of a game's table. */
export function tell(game: string, key: string, args: Args = {}): string {
  return capital(words.say(key, args, told.get(game) ?? common))
}

/** The face of a card; one that is not known yet has only a name. */
export function faceOf(game: string, slug: string, card: CardInfo | undefined): Face {
  const board = boards.get(game)
  if (card && board) return board.face(card)
  const lines = card?.text ?? []
  const name = card?.name ?? (slug || tell(game, board?.hidden ?? ''))
  return { slug, name, kind: '', type: '', group: '', stats: [], lines, reminders: [] }
}

/** Answers that are chosen in two steps. */
export function groupsOf(
  game: string,
  question: Question,
  shown: Shown | null,
  cards: Map<string, CardInfo> | undefined,
): Group[] {
  const board = boards.get(game)
  if (!shown || !cards) return []
  return board?.groups?.(question, shown, cards, (key, args) => tell(game, key, args)) ?? []
}
