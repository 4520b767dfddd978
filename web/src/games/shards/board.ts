import type { CardInfo, ShardsFacts, ShardsView } from '../../protocol'
import type { GameBoard } from '..'
import Board from './Board.svelte'
import { numbers, zones } from './motion'

function face({ slug, name, facts }: CardInfo) {
  const card = facts as ShardsFacts
  const stats = (['health', 'shield'] as const)
    .filter((stat) => card[stat])
    .map((stat) => ({ name: stat, n: card[stat], text: '' }))
  return {
    slug,
    name,
    kind: card.kind,
    type: card.type,
    group: card.faction ?? '',
    cost: card.faction ? card.cost : undefined,
    stats,
    lines: card.text,
    reminders: card.reminders,
  }
}

const texts = import.meta.glob<string>(['../../../../trivault/telling/shards/text/*.ftl', './lesson/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Less where players have more health. */
function hurt({ sides }: ShardsView): number {
  return sides.reduce((sum, side) => sum - side.health, 0)
}

const ATTACKS = new Set(['attack', 'damage'])

export const BOARD: GameBoard = { face, texts, hurt, zones, numbers, attacks: ATTACKS, Board }
