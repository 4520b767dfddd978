// What moves at a table of Shards of Infinity: the piles, and the numbers of players.
import type { Numbers, Zones } from '../../lib/motion/cues'
import type { ShardsView } from '../../protocol'

export function zones({ sides, centre_size, banished }: ShardsView): Zones {
  const of = new Map<number, string>(banished.map((card) => [card, 'purged']))
  const sizes: Record<string, number> = {}
  sides.forEach(({ hand_size, deck_size, discard, hand }, seat) => {
    sizes[`hand-${seat}`] = hand_size
    sizes[`deck-${seat}`] = deck_size
    sizes[`discard-${seat}`] = discard.length
    for (const card of hand) of.set(card, `hand-${seat}`)
    for (const card of discard) of.set(card, `discard-${seat}`)
  })
  return { of, sizes: { ...sizes, deck: centre_size } }
}

/** Gems and power belong to whoever has the turn. */
export function numbers({ sides, active, gems, power }: ShardsView): Numbers {
  return new Map(
    sides.map(({ health, mastery }, seat) => [
      -2 - seat,
      { health, mastery, ...(seat === active ? { gems, power } : {}) },
    ]),
  )
}
