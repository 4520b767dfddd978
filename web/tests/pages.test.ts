import { describe, expect, it, vi } from 'vitest'
import { slugOf } from '../src/lib/browser/images.svelte'
import { routeOf } from '../src/lib/browser/route'
import { brief, found, inOrder, ordered, plain, searched } from '../src/lib/cards/filters'
import { generatedName, ofDay, readGenerated } from '../src/lib/decks/decks'
import {
  chosenOptions,
  offeredOptions,
  plan,
  roomSettings,
  seatPlans,
  usualOptions,
  type Seat,
} from '../src/lib/session/plan.svelte'
import type { CardInfo, GameInfo } from '../src/protocol'

describe('where one is', () => {
  it.each([
    ['', { page: 'start' }],
    ['#/', { page: 'start' }],
    ['#/start', { page: 'start' }],
    ['#/nowhere', { page: 'unknown' }],
    ['#nowhere', { page: 'unknown' }],
    ['#/room/', { page: 'unknown' }],
    ['#/learn', { page: 'unknown' }],
    ['#/lobby/Zk3v', { page: 'unknown' }],
    ['#/cards/keyforge/troll/2', { page: 'unknown' }],
    ['#/lobby/', { page: 'lobby' }],
    ['#/room/Zk3v', { page: 'room', room: 'Zk3v' }],
    ['#/cards', { page: 'cards', game: '', card: '' }],
    ['#/cards/keyforge/troll', { page: 'cards', game: 'keyforge', card: 'troll' }],
    ['#/build/mage-wars', { page: 'build', game: 'mage-wars' }],
    ['#/learn/keyforge', { page: 'learn', game: 'keyforge' }],
  ])('%s', (hash, route) => expect(routeOf(hash)).toEqual(route))
})

describe('the deck of the day', () => {
  const day = 24 * 3600 * 1000

  it('is another one each day, for each seat, and the same all day', () => {
    const decks = ['a', 'b', 'c']
    expect(new Set([0, 1, 2].map((n) => ofDay(decks, 0, n * day))).size).toBe(3)
    expect(ofDay(decks, 1, day)).not.toBe(ofDay(decks, 0, day))
    expect(ofDay(decks, 0, 5 * day - 1)).toBe(ofDay(decks, 0, 4 * day))
    expect(ofDay([] as string[], 0)).toBeUndefined()
  })
})

describe('generated decks', () => {
  const named = (name: string) => ({ name, title: name })
  const generator = {
    title: '',
    most: 3,
    parts: ['dis', 'mars', 'star-alliance'].map(named),
    sets: [{ ...named('wc'), parts: ['dis', 'star-alliance'] }],
  }

  it.each([
    ['generated-7', { set: '', parts: [], seed: 7 }],
    ['generated-dis-mars-7', { set: '', parts: ['dis', 'mars'], seed: 7 }],
    ['generated-wc-7', { set: 'wc', parts: [], seed: 7 }],
    ['generated-wc-star-alliance-dis-7', { set: 'wc', parts: ['star-alliance', 'dis'], seed: 7 }],
  ])('%s says its set, its parts and its seed', (name, made) => {
    expect(generatedName(made)).toBe(name)
    expect(readGenerated(name, generator)).toEqual(made)
  })

  it.each(['', 'miss-onyx-censorius', 'generated', 'generated-dis', 'generated-7\nand more'])(
    'are told from %j',
    (name) => expect(readGenerated(name, generator)).toBeNull(),
  )
})

const card = (name: string, text: string, groups: Record<string, string[]>): CardInfo => ({
  slug: name.toLowerCase(),
  name,
  lines: [name, 'Kind · 3 mana · more', text],
  text: [text],
  facts: { kind: 'Kind' } as CardInfo['facts'],
  groups,
})
const CARDS = [
  card('Zorn', 'Verliere 1 Æmber.', { level: ['10'], school: ['fire'] }),
  card('Ärger', 'Ein Łotr.', { level: ['9'], school: ['air', 'fire'] }),
  card('Bann', '', { level: ['9'], school: [] }),
]
const TEXTS = new Map(CARDS.map((each) => [each.slug, searched(each)]))
const names = (cards: CardInfo[]) => cards.map((each) => each.name)

describe('cards', () => {
  it('are found by all of the words, whatever marks their letters have', () => {
    expect(plain('Æmber Łotr Ärger')).toBe('aember lotr arger')
    expect(names(found(CARDS, TEXTS, { words: 'aember zorn', picks: {} }))).toEqual(['Zorn'])
    expect(names(found(CARDS, TEXTS, { words: '  lotr ', picks: {} }))).toEqual(['Ärger'])
    expect(names(found(CARDS, TEXTS, { words: '', picks: { school: 'fire', level: '' } }))).toEqual(['Zorn', 'Ärger'])
    expect(names(found(CARDS, TEXTS, { words: '', picks: { school: 'fire', level: '9' } }))).toEqual(['Ärger'])
  })

  it('are sorted as their language sorts, and by filters', () => {
    const levels = { name: 'level', title: 'Level', values: ['9', '10'].map((name) => ({ name, title: name })) }
    const schools = { name: 'school', title: 'School', values: [{ name: 'fire', title: 'Fire' }] }
    expect(names(ordered(CARDS, undefined, 'de'))).toEqual(['Ärger', 'Bann', 'Zorn'])
    expect(names(ordered(CARDS, levels, 'de'))).toEqual(['Ärger', 'Bann', 'Zorn'])
    expect(names(ordered(CARDS, schools, 'de'))[0]).toBe('Zorn')
  })

  it('have filters in the order of numbers and of the alphabet', () => {
    const values = (...titles: string[]) => titles.map((title) => ({ name: title, title }))
    const titles = (lang: string, ...all: string[]) =>
      inOrder({ name: '', title: '', values: values(...all) }, lang).values.map((value) => value.title)
    expect(titles('en', '10', 'X', '9')).toEqual(['9', '10', 'X'])
    expect(titles('de', 'Zorn', 'Ärger')).toEqual(['Ärger', 'Zorn'])
  })

  it('are told in a line', () => expect(brief(CARDS[0]!)).toBe('Kind · 3 mana'))
})

const GAME: GameInfo = {
  name: 'mage-wars',
  rules: { phases: [], slots: [], types: [], conditions: [], faces: [] },
  title: '',
  seats: [2, 4],
  bots: [
    { kind: 'random', title: '' },
    { kind: 'greedy', title: '' },
  ],
  decks: 'books',
  options: [
    { name: 'apprentice', kind: 'flag', title: '', help: '', seats: [2] },
    { name: 'auction', kind: 'flag', title: '', help: '', without: ['chains'] },
    { name: 'chains', kind: 'each', title: '', help: '', high: 9, without: ['auction'] },
    { name: 'first', kind: 'seat', title: '', help: '' },
  ],
}
const seat = (who: Seat['who'], deck = ''): Seat => ({ who, bot: 'greedy', deck })

describe('a game that is about to begin', () => {
  it('is at first one against the best computer', () => {
    plan.prepare([GAME])
    expect(plan.wish.game).toBe('mage-wars')
    expect(seatPlans(GAME, plan.of(GAME).seats)).toEqual([{ kind: 'me' }, { kind: 'greedy' }])
    plan.resize(GAME, 4)
    plan.of(GAME).seats[3]!.bot = 'gone'
    plan.prepare([{ ...GAME, seats: [2, 3] }])
    expect(plan.of(GAME).seats.length).toBe(3)
    plan.prepare([GAME, { ...GAME, name: 'other', bots: [{ kind: 'new', title: '' }] }])
    expect(plan.of({ ...GAME, name: 'other' }).seats[1]!.bot).toBe('new')
  })

  it('has an open seat for whoever comes, with a deck of their own', () => {
    const seats = [seat('me', 'a'), seat('open', 'b'), seat('lobby', 'c'), seat('me', 'd')]
    expect(seatPlans(GAME, seats)).toEqual([
      { kind: 'me', deck: 'a' },
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'me', deck: 'd' },
    ])
    expect(seatPlans({ ...GAME, decks: '' }, seats)[0]).toEqual({ kind: 'me' })
  })

  it('takes the options that fit', () => {
    const two = [seat('me'), seat('bot')]
    const three = [...two, seat('bot')]
    expect(offeredOptions(GAME, three).map((option) => option.name)).not.toContain('apprentice')
    const options = { apprentice: true, auction: true, chains: [1, 2], first: 2 }
    expect(chosenOptions(GAME, { seats: two, options })).toEqual({ apprentice: true, auction: true })
    expect(chosenOptions(GAME, { seats: three, options: { chains: [0, 4], first: 2 } })).toEqual({
      chains: [0, 4, 0],
      first: 2,
    })
    expect(chosenOptions(GAME, { seats: two, options: { apprentice: false, chains: [0, 0] } })).toEqual({})
  })

  it('is one for beginners until a game was finished, unless something else was chosen', () => {
    const game = { ...GAME, options: [{ ...GAME.options![0]!, beginners: true }] }
    const [two, three] = [2, 3].map((n) => Array.from({ length: n }, () => seat('me')))
    expect(chosenOptions(game, { seats: two!, options: {} })).toEqual({ apprentice: true })
    expect(chosenOptions(game, { seats: three!, options: {} })).toEqual({})
    expect(chosenOptions(game, { seats: two!, options: usualOptions(game) })).toEqual({})
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    plan.finish(['shards', 'mage-wars'])
    expect(chosenOptions(game, { seats: two!, options: {} })).toEqual({})
    expect(chosenOptions(game, { seats: two!, options: { apprentice: true } })).toEqual({ apprentice: true })
    plan.forget()
    vi.unstubAllGlobals()
    expect(chosenOptions(game, { seats: two!, options: {} })).toEqual({ apprentice: true })
  })

  it('has a clock, hints and a chat where they are wished for', () => {
    const wish = { ...plan.wish, clock: true, minutes: 2.5, increment: 3, hints: true, chat: false, askAll: true }
    const alone = { seats: [seat('me'), seat('bot')], options: {} }
    expect(roomSettings(GAME, wish, alone)).toEqual({
      options: {},
      listed: false,
      ask_all: true,
      clock: { seconds: 150, increment: 3 },
    })
    const lobby = { seats: [seat('me'), seat('lobby')], options: {} }
    expect(roomSettings(GAME, { ...wish, clock: false }, lobby)).toEqual({
      options: {},
      listed: true,
      ask_all: true,
      hints: true,
      chat: false,
    })
  })
})

it.each([
  ['Gateway to Dis.PNG', 'gateway-to-dis'],
  ['æmber-imp.webp', 'aember-imp'],
  [' Troll.jpg', 'troll'],
])('%s is the picture of %s', (file, slug) => expect(slugOf(file)).toBe(slug))
