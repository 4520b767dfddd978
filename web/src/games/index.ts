// The games that have a board here. A game joins by its folder: `board.ts` with a `GameBoard`.
import type { Component } from 'svelte'
import type { Look } from '../common/cards/art'
import type { Face, Group } from '../common/cards/model'
import { bundled, capital, words, type Args } from '../common/words/words.svelte'
import type { CardInfo, Die, Question, TableReply } from '../protocol'

export interface GameBoard {
  name: string
  accent: number // the hue of its table
  looks: Record<string, Look>
  face: (card: CardInfo) => Face
  hidden?: string // the word for a card that nobody knows
  groups?(question: Question, view: View, cards: Map<string, CardInfo>, tell: Tell): Group[]
  texts: Record<string, string> // files with the words of its table
  hurt?(view: View): number // how much damage there is on the table: more of it is heard
  Board: Component<{ view: never }>
  Beside?: Component<{ view: never }> // what lies beside the table at times, in place of the log
  Dice?: Component<{ dice: Die[] }>
}

export type View = TableReply['view']

type Tell = (key: string, args?: Args) => string

const found = import.meta.glob<GameBoard>('./*/board.ts', { eager: true, import: 'BOARD' })

const boards = new Map(Object.values(found).map((board) => [board.name, board]))

const PLAIN: Look = { hue: 220, ink: 12, emblem: 'M12 2 20.7 7v10L12 22 3.3 17V7Z', pattern: 'dots' }

export function boardOf(game: string): GameBoard | undefined {
  return boards.get(game)
}

const table = import.meta.glob<string>('../../../trivault/telling/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const common = bundled(table) // all that is said of a game without a board here
const told = new Map([...boards].map(([name, board]) => [name, bundled({ ...table, ...board.texts })]))

/** Words of a game's table. */
export function tell(game: string, key: string, args: Args = {}): string {
  return capital(words.say(key, args, told.get(game) ?? common))
}

export function lookOf(game: string, group: string): Look {
  const looks = boards.get(game)?.looks ?? {}
  return looks[group] ?? looks[''] ?? PLAIN
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
  view: View | undefined,
  cards: Map<string, CardInfo> | undefined,
): Group[] {
  const board = boards.get(game)
  if (!view || !cards) return []
  return board?.groups?.(question, view, cards, (key, args) => tell(game, key, args)) ?? []
}
