// What moves at a table of Mage Wars: the piles, and the numbers of what is in the arena.
import type { Numbers, Zones } from '../../lib/motion/cues'
import type { MageWarsView } from '../../protocol'

export function zones({ sides }: MageWarsView): Zones {
  const of = new Map<number, string>()
  const sizes: Record<string, number> = {}
  sides.forEach(({ prepared, spellbook, discard, own_prepared = [], own_spellbook = [] }, seat) => {
    sizes[`hand-${seat}`] = prepared
    sizes[`deck-${seat}`] = spellbook
    sizes[`discard-${seat}`] = discard.length
    for (const [cards, zone] of [
      [own_prepared, 'hand'],
      [own_spellbook, 'deck'],
      [discard, 'discard'],
    ] as const)
      for (const card of cards) of.set(card, `${zone}-${seat}`)
  })
  return { of, sizes }
}

export function numbers({ play }: MageWarsView): Numbers {
  return new Map(play.map(([thing, { damage, mana }]) => [thing, { damage, mana }]))
}
