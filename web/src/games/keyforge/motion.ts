// What moves at a table of KeyForge: the piles, and the numbers of players and of cards in play.
import type { Numbers, Zones } from '../../lib/motion/cues'
import type { KeyForgeView } from '../../protocol'

const PILES = ['hand', 'deck', 'discard', 'archives', 'purged'] as const

export function zones({ sides }: KeyForgeView): Zones {
  const of = new Map<number, string>()
  const sizes: Record<string, number> = {}
  sides.forEach((side, seat) => {
    for (const pile of PILES) {
      sizes[`${pile}-${seat}`] = side[pile].length
      for (const card of side[pile]) if (card >= 0) of.set(card, `${pile}-${seat}`)
    }
  })
  return { of, sizes }
}

export function numbers({ sides, play }: KeyForgeView): Numbers {
  return new Map<number, Record<string, number>>([
    ...sides.map(({ amber, chains }, seat) => [-2 - seat, { amber, chains }] as const),
    ...play.map(({ card, damage, amber, power }) => [card, { damage, amber, power }] as const),
  ])
}
