import type { Look } from '../../lib/cards/art'
import type { Face, Stat } from '../../lib/cards/model'
import type { CardInfo, KeyForgeFacts, KeyForgeView, Option } from '../../protocol'
import { tell, type GameBoard } from '../../lib/boards'
import Board from './Board.svelte'
import { drop, owners } from './drops'
import { LOOKS } from './look'
import ForgedKey from './ForgedKey.svelte'
import { numbers, zones } from './motion'
import { SETS } from './sets'
import { texts } from './texts'

function face({ slug, name, facts }: CardInfo): Face {
  const card = facts as KeyForgeFacts
  const stats: Stat[] = [
    { name: 'power', n: card.power, text: '', at: 'left' },
    { name: 'armor', n: card.armor, text: '', at: 'right' },
  ]
  const signs = Object.entries(card.sets).map(([set, n]) => {
    const { short, path } = SETS[set] ?? { short: set, path: '' }
    return { path, text: `${short} ${n}` }
  })
  const { kind, type, house: group, text: lines, amber: bonus, rarity } = card
  const [first, , ...traits] = kind.split(' · ')
  const brief = type === 'creature' && traits.length ? traits.join(' · ') : first // its house and frame are seen
  const keywords = Object.keys(card.keywords)
  const reminders = keywords.map((keyword) => tell('keyforge', 'kf-reminder', { keyword, n: card.keywords[keyword]! }))
  const picture = {
    ground: group,
    files: Object.keys(card.sets).map((set) => `keyforge-${set}-${group || 'anomalies'}`),
    traits: 'keyforge-traits',
    words: [...card.traits, type],
  }
  return { slug, name, kind, brief, type, group, picture, bonus, rarity, stats, lines, signs, keywords, reminders }
}

/** Damage on creatures. */
function hurt({ play }: KeyForgeView): number {
  return play.reduce((sum, piece) => sum + piece.damage, 0)
}

/** The emblem of a house that can be chosen. */
function emblem({ answer }: Option): Look | undefined {
  return LOOKS[answer]
}

export const BOARD: GameBoard = {
  face,
  texts,
  hurt,
  zones,
  numbers,
  attacks: new Set(['attack']),
  owners,
  usual: ['reap'],
  drop,
  emblem,
  Board,
  asks: true,
  themed: true,
  Moment: ForgedKey,
}
