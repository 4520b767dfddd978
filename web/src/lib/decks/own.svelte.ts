// Decks and spellbooks of one's own: lists by game and name, kept in this browser.
import { saveJson, loadJson } from '../browser/storage'

const KEPT = 'trivault.decks'

class Own {
  lists = $state.raw<Record<string, Record<string, string>>>(loadJson(KEPT, {}))

  of(game: string): [name: string, list: string][] {
    return Object.entries(this.lists[game] ?? {})
  }

  save(game: string, name: string, list: string) {
    this.#write(game, { ...this.lists[game], [name]: list })
  }

  drop(game: string, name: string) {
    const { [name]: _, ...others } = this.lists[game] ?? {}
    this.#write(game, others)
  }

  #write(game: string, lists: Record<string, string>) {
    this.lists = { ...this.lists, [game]: lists }
    saveJson(KEPT, this.lists)
  }
}

export const own = new Own()
