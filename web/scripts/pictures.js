// Writes the silhouettes that the cards are painted from into public/: npm run pictures
// pictures/*.tsv say which ones a card has; each file in public/ holds those of a house in a set, of a school
// or of a faction. The seals of houses, schools and factions, and the signs of states and keywords, are drawn at
// once, and come with the client's code.
// With --check it only looks whether they would be the same.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { drawn } from './outline.js'

const TABLES = new URL('../pictures/', import.meta.url)
const PUBLIC = new URL('../public/', import.meta.url)
const CARDS = new URL('../../trivault/games/keyforge/cards/', import.meta.url)
const SEALS = new URL('../src/lib/pictures/seals.json', import.meta.url)
const PACKAGE = new URL('../node_modules/@iconify-json/game-icons/', import.meta.url)
const LICENCE = new URL('pictures-licence.txt', PUBLIC)
const POSES = ['behind', 'above', 'below', 'around', 'held', 'beside', 'twins']

const { icons } = JSON.parse(readFileSync(new URL('icons.json', PACKAGE), 'utf8'))
const { materials } = JSON.parse(readFileSync(new URL('../src/lib/pictures/palettes.json', import.meta.url), 'utf8'))
const faults = []

/** `crown:gold@above`: a silhouette, what it is made of, and where it is; the first stands in the middle. */
function figure(word, i, where) {
  const [, icon, material, pose] = /^([a-z0-9-]+)(?::([a-z]+))?(?:@([a-z]+))?$/.exec(word) ?? []
  if (!icons[icon]) faults.push(`${where}: there is no silhouette ${word}`)
  if (material && !materials[material]) faults.push(`${where}: there is no material ${material}`)
  if (pose && !POSES.includes(pose)) faults.push(`${where}: there is no pose ${pose}`)
  return [icon, material ?? '', i ? (pose ?? 'behind') : '']
}

/** The figures of the cards in a table. */
function table(name) {
  const lines = readFileSync(new URL(`${name}.tsv`, TABLES), 'utf8')
    .split('\n')
    .filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const [card, figures] = line.split('\t')
      return [card, figures.split(' ').map((word, i) => figure(word, i, `${name}.tsv: ${card}`))]
    }),
  )
}

const shapes = new Map()
function shape(icon) {
  if (!shapes.has(icon)) shapes.set(icon, drawn(/ d="([^"]*)"/.exec(icons[icon].body)[1]))
  return shapes.get(icon)
}

const sets = readdirSync(CARDS)
  .filter((name) => existsSync(new URL(`${name}/facts.json`, CARDS)))
  .map((name) => [name, JSON.parse(readFileSync(new URL(`${name}/facts.json`, CARDS), 'utf8'))])

/** A house has a file for each set, so that a table fetches what its decks can hold. */
function files(name, cards) {
  if (!name.startsWith('keyforge-') || name.endsWith('-traits')) return [[name, cards]]
  return sets.map(([set, facts]) => [
    name.replace('-', `-${set}-`),
    Object.fromEntries(Object.entries(cards).filter(([card]) => card in facts)),
  ])
}

function written(cards) {
  const named = [...new Set(Object.values(cards).flatMap((figures) => figures.map(([icon]) => icon)))].sort()
  return JSON.stringify({ cards, shapes: Object.fromEntries(named.map((icon) => [icon, shape(icon)])) }) + '\n'
}

/** The path of each seal, by game and group; a game's own has no group. */
function seals() {
  const games = {}
  for (const line of readFileSync(new URL('seals.tsv', TABLES), 'utf8').split('\n').filter(Boolean)) {
    const [of, icon] = line.split('\t')
    const [game, group = ''] = of.split(' ')
    games[game] = { ...games[game], [group]: shape(icon)[0] }
  }
  return JSON.stringify(games, null, 2) + '\n'
}

/** Whose silhouettes they are, as their package says. */
function licence() {
  const { name, author, license } = JSON.parse(readFileSync(new URL('info.json', PACKAGE), 'utf8'))
  return [
    'The pictures of cards are painted from silhouettes of this collection.',
    `${name}, by ${author.name} and contributors: ${author.url}`,
    `Licence: ${license.title}, https://creativecommons.org/licenses/by/3.0/ (${license.url})`,
    'Changed: turned into outlines, coloured, lit and composed.\n',
  ].join('\n')
}

const names = readdirSync(TABLES)
  .filter((file) => file.endsWith('.tsv') && file !== 'seals.tsv')
  .map((file) => file.slice(0, -4))
const tables = names.map((name) => [name, table(name)])
if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}
const pictures = tables
  .flatMap(([name, cards]) => files(name, cards))
  .filter(([, cards]) => Object.keys(cards).length)
  .map(([name, cards]) => [new URL(`pictures-${name}.json`, PUBLIC).href, written(cards)])
const made = new Map([...pictures, [SEALS.href, seals()], [LICENCE.href, licence()]])
const old = readdirSync(PUBLIC)
  .filter((file) => /^pictures-.*\.json$/.test(file))
  .map((file) => new URL(file, PUBLIC))
if (!process.argv.includes('--check')) {
  for (const file of old) rmSync(file)
  for (const [file, text] of made) writeFileSync(new URL(file), text)
} else if (
  old.some(({ href }) => !made.has(href)) ||
  [...made].some(([file, text]) => !existsSync(new URL(file)) || readFileSync(new URL(file), 'utf8') !== text)
) {
  console.error('public/pictures-* and seals.json are not what pictures/*.tsv say: npm run pictures')
  process.exit(1)
}
