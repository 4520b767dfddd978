import { expect, it } from 'vitest'
import { drawn } from '../scripts/outline.js'
import { chance } from '../src/lib/pictures/chance'
import { missing } from '../src/lib/pictures/files'

it('has chance between 0 and 1, the same for the same word', () => {
  const next = chance('any')
  const drawn = Array.from({ length: 100 }, next)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  expect(new Set(drawn).size).toBeGreaterThan(90)
  const again = chance('any')
  expect(drawn.map(again)).toEqual(drawn)
})

it('fetches as few files as will do', () => {
  const hand = [['a-x', 'b-x'], ['b-x'], ['b-x', 'c-x'], ['b-y']]
  expect(missing(hand, new Set())).toEqual(['b-x', 'b-y'])
  expect(missing(hand, new Set(['b-x']))).toEqual(['b-y'])
  expect(missing([['a-x', 'b-x'], []], new Set(['a-x']))).toEqual([])
})

it('turns the outlines of a silhouette the same way, and measures it', () => {
  const [path, box] = drawn('M0 0h100v100h-100z M20 20v60h60v-60z M5 5h2v2h-2z')
  expect(box).toEqual([0, 0, 200, 200])
  expect(path.match(/M/g)).toHaveLength(2) // without the speck
  expect(path).toBe('M0 0h200v200h-200zM160 40v120h-120v-120z')
})

it('knows half a circle by its arc', () => {
  expect(drawn('M0 100a100 100 0 0 1 200 0z')[1]).toEqual([0, 10, 400, 200])
})
