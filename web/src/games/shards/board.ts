import type { Face, Stat } from '../../lib/cards/model'
import type { CardInfo, ShardsFacts, ShardsView } from '../../protocol'
import type { GameBoard } from '../../lib/boards'
import Board from './Board.svelte'
import { drop, owners } from './drops'
import { numbers, zones } from './motion'

function face({ slug, name, facts }: CardInfo): Face {
  const card = facts as ShardsFacts
  const stats: Stat[] = [
    { name: 'health', n: card.health, text: '', at: 'left' },
    { name: 'shield', n: card.shield, text: '', at: 'right' },
  ]
  return {
    slug,
    name,
    kind: card.kind,
    brief: card.kind.split(' · ')[0], // its faction is seen
    type: card.type,
    group: card.faction ?? '',
    picture: {
      ground: card.faction ?? 'shards',
      files: [`shards-${card.faction ?? 'neutral'}`],
      traits: 'shards-traits',
      words: [card.type],
    },
    cost: card.faction ? card.cost : undefined,
    stats,
    lines: card.text,
    reminders: card.reminders,
  }
}

const texts = import.meta.glob<string>(
  ['../../../../trivault/games/shards/presentation/text/*.ftl', './text/*.ftl', './lesson/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** Less where players have more health. */
function hurt({ sides }: ShardsView): number {
  return sides.reduce((sum, side) => sum - side.health, 0)
}

const ATTACKS = new Set(['attack', 'damage'])

export const BOARD: GameBoard = {
  face,
  texts,
  hurt,
  zones,
  numbers,
  attacks: ATTACKS,
  owners,
  drop,
  Board,
  asks: true,
}
