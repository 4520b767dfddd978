import { expect, it } from 'vitest'
import { read } from '../src/lib/question/commands'

const german: Record<string, string> = { 'command-undo': 'Zurück u', 'command-why': 'Warum w' }
const tell = (key: string) => german[key] ?? key

it('knows the words of the language and the English ones', () => {
  expect(read('zurück', tell)).toEqual({ command: 'undo', rest: '' })
  expect(read('U', tell)).toEqual({ command: 'undo', rest: '' })
  expect(read('undo', tell)).toEqual({ command: 'undo', rest: '' })
})

it('hands on what comes behind', () => {
  expect(read('warum  spiele Troll', tell)).toEqual({ command: 'why', rest: 'spiele Troll' })
  expect(read('?spiele Troll', tell)).toEqual({ command: 'why', rest: 'spiele Troll' })
})

it('leaves answers alone', () => {
  expect(read('zurückziehen', tell)).toBeUndefined()
  expect(read('3', tell)).toBeUndefined()
})
