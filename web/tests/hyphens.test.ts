import { describe, expect, it } from 'vitest'
import { soft } from '../src/lib/i18n/hyphens'

const shown = (name: string) => soft(name).replaceAll('\u00ad', '-')

describe('long words', () => {
  it('may be broken between syllables', () => {
    expect(shown('Fledermausdrohne')).toBe('Fle-der-maus-droh-ne')
    expect(shown('Armageddon Cloak')).toBe('Ar-ma-ged-don Cloak')
    expect(shown('Staubteufelchen')).toBe('Staub-teu-fel-chen')
  })

  it('stay as they are where they are short, and keep every letter', () => {
    expect(shown('Dust Imp')).toBe('Dust Imp')
    for (const name of ['Staubteufelchen', 'Thunderift-Falke', 'Płaszcz Armagedonu', '„Æmberfalle“']) {
      expect(soft(name).replaceAll('\u00ad', '')).toBe(name)
    }
  })

  it('leave at least two letters on each side', () => {
    for (const part of soft('Universitätsbibliothekarin')
      .split('\u00ad')
      .flatMap((each, i, all) => (i && i < all.length - 1 ? [] : [each]))) {
      expect(part.length).toBeGreaterThanOrEqual(2)
    }
  })
})
