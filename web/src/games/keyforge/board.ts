import type { CardInfo, KeyForgeFacts, KeyForgeView } from '../../protocol'
import type { GameBoard } from '..'
import Board from './Board.svelte'
import { LOOKS } from './look'

function face({ slug, name, facts }: CardInfo) {
  const card = facts as KeyForgeFacts
  const stats = (['amber', 'power', 'armor'] as const)
    .filter((stat) => card[stat])
    .map((stat) => ({ name: stat, n: card[stat], text: '' }))
  return { slug, name, kind: card.kind, type: card.type, group: card.house, stats, lines: card.text, reminders: [] }
}

const texts = import.meta.glob<string>(
  [
    '../../../../trivault/telling/keyforge/text/*.ftl',
    '../../../../trivault/games/keyforge/text/*/table.ftl',
    './lesson/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Damage on creatures. */
function hurt({ play }: KeyForgeView): number {
  return play.reduce((sum, piece) => sum + piece.damage, 0)
}

export const BOARD: GameBoard = { name: 'keyforge', accent: 38, looks: LOOKS, face, texts, hurt, Board }
