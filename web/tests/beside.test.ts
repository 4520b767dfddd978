import { expect, it } from 'vitest'
import { beside } from '../src/lib/board/beside'

const room = { top: 46, bottom: 450, width: 1280 }
const size = { width: 300, height: 400 }
const at = (left: number, top: number) => ({ left, right: left + 120, top, bottom: top + 150 })

it('stands at the side with more room', () => {
  expect(beside(at(300, 90), size, room).left).toBe(432)
  expect(beside(at(900, 90), size, room).left).toBe(588)
})

it('stays between the two heights', () => {
  expect(beside(at(300, 60), size, room).top).toBe(46)
  expect(beside(at(300, 290), size, room).top).toBe(50)
})

it('stands over what lies below, within the page', () => {
  expect(beside(at(600, 560), size, room)).toEqual({ left: 510, top: 50 })
  expect(beside(at(0, 560), size, room).left).toBe(12)
})
