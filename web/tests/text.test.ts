import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

const texts = import.meta.glob<string>('../src/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

function ids(lang: string): string[] {
  const files = Object.entries(texts).filter(([path]) => path.startsWith(`../src/text/${lang}.`))
  return files.flatMap(([, text]) => new FluentResource(text).body.map((message) => message.id))
}

it.each(['de', 'pl'])('says everything in %s', (lang) => {
  expect(ids(lang)).toEqual(ids('en'))
})

it('says each thing once', () => {
  expect(new Set(ids('en')).size).toBe(ids('en').length)
})

const games = import.meta.glob<string>('../src/games/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })

it.each(Object.keys(games))('says in %s what the game says in English', (path) => {
  const body = (file: string) => new FluentResource(games[file]!).body.map((message) => message.id)
  expect(body(path)).toEqual(body(path.replace(/[a-z]+\.ftl$/, 'en.ftl')))
})

it('uses all words of the games, and no others', () => {
  for (const [path, source] of Object.entries(games).filter(([path]) => path.endsWith('/en.ftl'))) {
    const folder = path.slice(0, path.indexOf('/text/'))
    const code = Object.entries(sources)
      .filter(([file]) => file.startsWith(folder))
      .map(([, text]) => text)
      .join('\n')
    const said = new FluentResource(source).body.map((message) => message.id)
    const prefix = said[0]!.split('-')[0]
    const used = new Set(code.match(new RegExp(`(?<=')${prefix}-[a-z-]+(?=')`, 'g')))
    expect([...used].sort()).toEqual([...said].sort())
  }
})

const lessons = import.meta.glob<string>('../src/games/*/lesson/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('teaches every game in every language', () => {
  const boards = Object.keys(sources).filter((path) => path.endsWith('/board.ts'))
  expect(Object.keys(lessons).length).toBe(3 * boards.length)
  for (const [path, text] of Object.entries(lessons)) {
    const topics = new FluentResource(text).body.map((message) => message.id)
    expect([path, ...topics]).toEqual([path, 'lesson-turn', 'lesson-cards', 'lesson-fight', 'lesson-tip'])
  }
})

it('has all words that are used, and no others', () => {
  const code = Object.values(sources).join('\n')
  const used = new Set(
    [...code.matchAll(/\bsay\((?:[^'"`(]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)]
      .flatMap((found) => found.slice(1))
      .filter(Boolean),
  )
  expect([...used].filter((id) => !ids('en').includes(id))).toEqual([])
  expect(ids('en').filter((id) => !used.has(id))).toEqual([])
})

it.each([
  ['en', ['Choose 2.', 'Choose up to 2.', 'Choose 1 to 2.']],
  ['de', ['Wähle 2.', 'Wähle bis zu 2.', 'Wähle 1 bis 2.']],
  ['pl', ['Wybierz 2.', 'Wybierz najwyżej 2.', 'Wybierz od 1 do 2.']],
])('says in %s how many are chosen', (lang, expected) => {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(texts[`../src/text/${lang}.ftl`]!))
  const pattern = bundle.getMessage('choose-some')!.value!
  expect([2, 0, 1].map((low) => bundle.formatPattern(pattern, { low, high: 2, spare: 2 - low }))).toEqual(expected)
})
