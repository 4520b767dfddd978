import { expect, it } from 'vitest'
import { FOLDED, lines, set } from '../src/lib/cards/text'

const measure = (text: string) => text.length // each letter is as wide as the text is high
const type = { sizes: [3, 2, 1], line: 1, indent: 0 }

it('breaks lines between words', () => {
  expect(lines('one two three', 7, 0, measure)).toEqual(['one two', 'three'])
  expect(lines('one two three', 7, 3, measure)).toEqual(['one two', 'three'])
})

it('sets a text as large as there is room for it', () => {
  expect(set(['ab cd'], { width: 15, height: 3 }, type, measure)).toMatchObject({ size: 3, folded: false })
  expect(set(['ab cd'], { width: 10, height: 2 }, type, measure)).toMatchObject({ size: 2, folded: false })
})

it('folds what has no room at the smallest size, with a mark', () => {
  const { size, paragraphs, folded, height } = set(['ab cd ef', 'gh'], { width: 5, height: 1 }, type, measure)
  expect([size, folded]).toEqual([1, true])
  expect(paragraphs).toEqual([`ab ${FOLDED}`])
  expect(height).toBeLessThanOrEqual(1)
})
