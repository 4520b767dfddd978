// The rulebook of a game: where it comes from, how rules are found in it, how texts lead to other rules.
import { plain } from '../cards/filters'
import { list } from '../server/lists'

export interface RuleLine {
  id: string
  text: string
  example?: string // what to try in a position in which the rule decides something
}

export interface Chapter {
  title: string
  rules: RuleLine[]
}

/** The chapters of a game in a language. */
export async function chaptersOf(game: string, lang: string): Promise<Chapter[]> {
  return (await list<{ chapters: Chapter[] }>(`rules/${game}/${lang}`)).chapters
}

/** A text as it is searched: a space before each word. */
const spaced = (text: string) => ` ${plain(text)}`.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** The rules that have all of these words, or longer ones that begin with them; `trying` only those with a position. */
export function found(chapters: Chapter[], asked: string, trying = false): Chapter[] {
  const words = asked.split(/\s+/).map(spaced) // an id is one word
  const fits = ({ id, text, example }: RuleLine) => {
    const said = spaced(`${id} ${text}`)
    return (!trying || !!example) && words.every((word) => said.includes(word))
  }
  return chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0)
}

const ID = /\b([A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+)\b/

/** A text in pieces, every other one the id of a rule. */
export const linked = (text: string): string[] => text.split(ID)
