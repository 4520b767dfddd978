// The games that have a board here. A game joins by its folder: `cover.ts` with a `Cover`, which is always
// there, and `board.ts` with a `GameBoard`, which is loaded with its words when somebody goes to that game.
import { registerBoard, type GameBoard } from '../lib/boards'
import { registerCover, type Cover } from '../lib/cards/looks'

const covers = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'COVER' })
const boards = import.meta.glob<GameBoard>('./*/board.ts', { import: 'BOARD' })

for (const [path, cover] of Object.entries(covers)) {
  registerCover(cover)
  const board = boards[path.replace('cover', 'board')]
  if (board) registerBoard(cover.name, board)
}
