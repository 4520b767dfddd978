// What a card of Shards of Infinity is and does, in pictures.
import { emblem, type Emblem } from '../../lib/cards/emblem'
import { FIGURES } from '../../lib/cards/figures'
import { DEEDS } from '../../lib/cards/glyphs'
import type { ShardsFacts } from '../../protocol'

const BEINGS: Record<string, string> = {
  homodeus: 'cyborg',
  order: 'philosopher',
  undergrowth: 'plant',
  wraethe: 'hooded',
}

const FIGURE: Record<string, string> = { champion: 'leader', starter: 'crystal', character: 'star' }

const VERBS: Record<string, string> = {
  'double-power': 'double',
  'gain-gems': 'mana',
  'gain-health': 'heal',
  'gain-mastery': 'mastery',
  'gain-power': 'attack',
  'lose-mastery': 'weak',
  'put-into-play': 'deploy',
  'recruit-to-hand': 'up',
  return: 'ready',
}

export function shardsEmblem(card: ShardsFacts): Emblem {
  const figure = FIGURE[card.type] ?? (card.mercenary ? 'soldier' : (BEINGS[card.faction ?? ''] ?? 'human'))
  const deeds = [...card.verbs.map((verb) => DEEDS[VERBS[verb] ?? verb]), card.shield ? DEEDS.taunt : undefined]
  return emblem({ slug: card.id, figure: FIGURES[figure]!, deeds, points: card.cost + 2 })
}
