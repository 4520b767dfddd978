// The words of the page, in the language that was chosen. Games bring the words of their tables from
// the files of the terminal; sentences come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const files = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default', eager: true })

export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const
export type Lang = keyof typeof LANGUAGES

export type Args = Record<string, FluentVariable>

const KEPT = 'trivault.lang'

type Bundles = Record<Lang, FluentBundle>

/** Bundles of files that have their language in their path. */
export function bundled(sources: Record<string, string>): Bundles {
  const bundles = Object.fromEntries(
    Object.keys(LANGUAGES).map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]),
  ) as Bundles
  for (const [path, source] of Object.entries(sources)) {
    const lang = /\/(en|de|pl)[./]/.exec(path)?.[1] as Lang
    bundles[lang].addResource(new FluentResource(source), { allowOverrides: true })
  }
  return bundles
}

const page = bundled(files)

function isLang(word: string | null | undefined): word is Lang {
  return !!word && word in LANGUAGES
}

function preferred(): Lang {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages.map((each) => each.slice(0, 2))]
  return wished.find(isLang) ?? 'en'
}

class Words {
  lang = $state<Lang>(preferred())

  use(lang: Lang) {
    this.lang = lang
    localStorage.setItem(KEPT, lang)
  }

  say(key: string, args: Args = {}, bundles = page): string {
    for (const bundle of [bundles[this.lang], bundles.en]) {
      const pattern = bundle.getMessage(key)?.value
      if (pattern) return bundle.formatPattern(pattern, args, []) // what is not said is as usual
    }
    return key
  }
}

export const words = new Words()
export const say = (key: string, args?: Args) => words.say(key, args)

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}
