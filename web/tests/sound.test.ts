import { expect, it } from 'vitest'
import { heard } from '../src/lib/browser/sound'
import type { Question, TableReply } from '../src/protocol'

const hurt = (view: unknown) => (view as { damage: number }).damage
const asked = { options: [] } as unknown as Question

function table(at: number, damage: number, more: Partial<TableReply> = {}): TableReply {
  return { type: 'table', room: 'r', seq: at, at, seat: 0, deciding: [], view: { damage } as never, ...more }
}

const card = { text: 'A plays Troll.', cards: ['troll'] }

it('hears cards, damage, the own turn and the end', () => {
  expect(heard(table(1, 0), table(2, 0, { lines: [card] }), hurt)).toEqual(['card'])
  expect(heard(table(1, 0), table(2, 3, { lines: [card] }), hurt)).toEqual(['damage'])
  expect(heard(table(1, 0), table(2, 0, { question: asked }), hurt)).toEqual(['turn'])
  expect(heard(table(1, 0), table(2, 0, { result: { winners: [0], why: 'rules' } }), hurt)).toEqual(['end'])
})

it('hears nothing where nothing happens', () => {
  expect(heard(table(1, 0), table(1, 0, { lines: [card], question: asked }), hurt)).toEqual([])
  expect(heard(table(2, 0), table(1, 3, { undone: true, question: asked }), hurt)).toEqual([])
  expect(heard(table(1, 0, { question: asked }), table(2, 0, { question: asked }), hurt)).toEqual([])
})

it('hears dice, what breaks, and keys', () => {
  const lines = [
    { text: '', dice: [{ kind: 'attack', shows: '1' }] },
    { text: '', event: { kind: 'destroy' } },
    { text: '', event: { kind: 'forge' } },
  ]
  expect(heard(table(1, 0), table(2, 0, { lines }), hurt)).toEqual(['dice', 'break', 'key'])
})
