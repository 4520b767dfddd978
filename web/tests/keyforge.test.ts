import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Args } from '../src/lib/i18n/words.svelte'
import { badges } from '../src/games/keyforge/badges'
import { texts } from '../src/games/keyforge/texts'
import type { PieceView } from '../src/protocol'

const PIECE = { damage: 0, amber: 0, ready: true, stunned: false, warded: false, enraged: false }

/** Says it in the words of the board. */
function telling(lang: string) {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const [path, text] of Object.entries(texts)) {
    if (new RegExp(`/${lang}[./]`).test(path)) bundle.addResource(new FluentResource(text))
  }
  return (key: string, args: Args = {}) => bundle.formatPattern(bundle.getMessage(key)!.value!, args)
}

describe('badges', () => {
  it.each([
    ['en', ['doom counters 2', '+1 power counters 1']],
    ['de', ['Verderbensmarker 2', '„+1 Stärke“-Marker 1']],
    ['pl', ['znaczniki zagłady: 2', 'znaczniki siły +1: 1']],
  ] as const)('call counters by their names (%s)', (lang, said) => {
    const piece = { ...PIECE, counters: [['doom', 2], ['power', 1]] } as unknown as PieceView // prettier-ignore
    const found = badges(piece, telling(lang))
    expect(found.map(({ text }) => text)).toEqual(said)
  })
})
