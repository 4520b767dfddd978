import { expect, it } from 'vitest'
import { changed } from '../src/lib/question/stops'

const stops = (...names: string[]) => names.map((name) => ({ name, title: name }))
const modes = { title: 'asked', stops: stops('always', 'own', 'never'), one: true }
const phases = { title: 'phases', stops: stops('upkeep', 'action') }

it('changes one mode for another and keeps the rest', () => {
  expect(changed(['own', 'upkeep'], modes, 'never', true)).toEqual(['upkeep', 'never'])
})

it('adds and takes away others', () => {
  expect(changed(['own'], phases, 'action', true)).toEqual(['own', 'action'])
  expect(changed(['own', 'action'], phases, 'action', false)).toEqual(['own'])
})
