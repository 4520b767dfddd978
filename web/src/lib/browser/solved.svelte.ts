// Which puzzles and chapters were solved in this browser, by games.
import { saveJson, loadJson } from './storage'

const SOLVED = 'trivault.solved'

class Solved {
  #names = $state.raw(loadJson<Record<string, string[]>>(SOLVED, {}))

  has(game: string, name: string): boolean {
    return this.#names[game]?.includes(name) ?? false
  }

  add(game: string, name: string) {
    if (this.has(game, name)) return
    this.#names = { ...this.#names, [game]: [...(this.#names[game] ?? []), name] }
    saveJson(SOLVED, this.#names)
  }
}

export const solved = new Solved()

/** What a chapter of a first game is called there. */
export const chapterName = (chapter: number) => `first-game/${chapter}`
