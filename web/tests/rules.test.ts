import { expect, test } from 'vitest'
import { routeOf } from '../src/lib/browser/route'
import { found, linked } from '../src/lib/rules/rulebook'

const BOOK = [
  { title: 'Kämpfen', rules: [{ id: 'KF-FIGHT-02', text: 'Eine Kreatur kämpft.', example: 'Kämpfe!' }] },
  { title: 'Schlüssel', rules: [{ id: 'KF-FORGE-01', text: 'Æmber wird gezahlt; siehe KF-FORGE-02.' }] },
]
const ids = (asked: string, trying = false) =>
  found(BOOK, asked, trying).flatMap(({ rules }) => rules.map(({ id }) => id))

test('rules are found by the beginnings of their words, in any order and spelling', () => {
  expect(ids('')).toEqual(['KF-FIGHT-02', 'KF-FORGE-01'])
  expect(ids('kamp KREATUR')).toEqual(['KF-FIGHT-02'])
  expect(ids('aember')).toEqual(['KF-FORGE-01'])
  expect(ids('reatur')).toEqual([])
})

test('rules are found by their ids, or parts of them', () => {
  expect(ids('kf-fight-02')).toEqual(['KF-FIGHT-02'])
  expect(ids('forge 01-kf')).toEqual([])
  expect(ids('forge')).toEqual(['KF-FORGE-01'])
})

test('those that can be tried are found alone', () => {
  expect(ids('', true)).toEqual(['KF-FIGHT-02'])
})

test('a text leads to the rules that it names', () => {
  expect(linked('See KF-KW-ALPHA-01, and MW-AMB.')).toEqual(['See ', 'KF-KW-ALPHA-01', ', and MW-AMB.'])
})

test('a rule has an address', () => {
  expect(routeOf('#/rules/keyforge/kf-fight-02')).toEqual({ page: 'rules', game: 'keyforge', rule: 'KF-FIGHT-02' })
  expect(routeOf('#/rules/shards')).toEqual({ page: 'rules', game: 'shards', rule: '' })
})
