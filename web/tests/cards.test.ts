import { expect, it } from 'vitest'
import { linked, stacks } from '../src/lib/cards/cards'

it('stacks equal cards where the first lies', () => {
  const cards = ['crystal', 'blaster', 'crystal'].map((slug, thing) => ({ thing, slug }))
  expect(stacks(cards)).toEqual([
    { slug: 'crystal', things: [0, 2] },
    { slug: 'blaster', things: [1] },
  ])
})

it('finds the cards that a line names', () => {
  const cards = new Map([
    ['Shard', 'shard'],
    ['Shard Reactor', 'shard-reactor'],
  ])
  expect(linked('A plays Shard Reactor.', new Map([...cards].slice(1)))).toEqual([
    { text: 'A plays ' },
    { text: 'Shard Reactor', slug: 'shard-reactor', after: '.' },
  ])
  expect(linked('Shard Reactor', cards)[0]).toEqual({ text: 'Shard Reactor', slug: 'shard-reactor' })
})

it('puts cards behind a line that names them in another form', () => {
  expect(linked('Gra kartę.', new Map([['Karta', 'karta']]))).toEqual([
    { text: 'Gra kartę.' },
    { text: ' ' },
    { text: 'Karta', slug: 'karta' },
  ])
})

it('keeps signs with the card beside which they stand', () => {
  expect(linked('A casts Ring (“Wolf”), too.', new Map([['Wolf', 'wolf']]))).toEqual([
    { text: 'A casts Ring ' },
    { text: 'Wolf', slug: 'wolf', before: '(“', after: '”),' },
    { text: ' too.' },
  ])
})
