import { expect, it } from 'vitest'
import { closest, nearest, typing } from '../src/lib/keyboard/keys'

const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 220, y: 10 },
  { x: 110, y: 200 },
]

it('goes to the next one in the direction', () => {
  expect(nearest(places[0]!, places, 'ArrowRight')).toBe(1)
  expect(nearest(places[1]!, places, 'ArrowRight')).toBe(2)
  expect(nearest(places[1]!, places, 'ArrowDown')).toBe(3)
  expect(nearest(places[3]!, places, 'ArrowUp')).toBe(1)
})

it('stays where nothing lies in the direction', () => {
  expect(nearest(places[0]!, places, 'ArrowLeft')).toBe(-1)
})

it('goes on where the last one was', () => {
  expect(closest({ x: 90, y: 20 }, places)).toBe(1)
  expect(closest({ x: 90, y: 20 }, [])).toBe(-1)
})

it('leaves keys to fields, to pressed buttons and to the browser', () => {
  const pressed = (key: string, tagName: string, more = {}) => typing({ key, target: { tagName }, ...more } as never)
  expect(pressed('e', 'BODY')).toBe(false)
  expect(pressed('e', 'BUTTON')).toBe(false)
  for (const field of ['INPUT', 'TEXTAREA', 'SELECT']) expect(pressed('e', field)).toBe(true)
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(pressed('u', 'BODY', { [held]: true })).toBe(true)
  expect(pressed(' ', 'BUTTON')).toBe(true)
  expect(pressed(' ', 'BODY')).toBe(false)
})
