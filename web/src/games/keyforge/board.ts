import type { CardInfo, KeyForgeFacts, KeyForgeView } from '../../protocol'
import type { GameBoard } from '..'
import Board from './Board.svelte'
import ForgedKey from './ForgedKey.svelte'
import { numbers, zones } from './motion'
import { SETS } from './sets'

function face({ slug, name, facts }: CardInfo) {
  const card = facts as KeyForgeFacts
  const stats = (['amber', 'power', 'armor'] as const)
    .filter((stat) => card[stat])
    .map((stat) => ({ name: stat, n: card[stat], text: '' }))
  const signs = Object.entries(card.sets).map(([set, n]) => {
    const { short, path } = SETS[set] ?? { short: set, path: '' }
    return { path, text: `${short} ${n}` }
  })
  const { kind, type, house: group, text: lines } = card
  return { slug, name, kind, type, group, stats, lines, signs, reminders: [] }
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

const ATTACKS = new Set(['attack'])

export const BOARD: GameBoard = { face, texts, hurt, zones, numbers, attacks: ATTACKS, Board, Moment: ForgedKey }
