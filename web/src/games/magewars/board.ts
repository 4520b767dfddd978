import type { Face, Group } from '../../lib/cards/model'
import type { OnTable } from '../../lib/table/table'
import type { CardInfo, MageWarsView, Question } from '../../protocol'
import type { GameBoard } from '../../lib/boards'
import type { Shown } from '../../lib/server/view'
import { Field } from './arena'
import Board from './Board.svelte'
import { bars } from './deeds'
import { tumble } from './dice'
import Dice from './Dice.svelte'
import { drop, owners, source } from './drops'
import { facts } from './facts'
import { ICONS } from './icons'
import { numbers, zones } from './motion'

const STATS = { life: 'health', armor: 'armor', channeling: 'channeling' } as const
/** Where mages are at home. */
const GROUNDS: Record<string, string> = { beastmaster: 'nature', priestess: 'holy', warlock: 'fire', wizard: 'arcane' }

const CORNERS = { life: 'left', armor: 'right', channeling: undefined } as const

function face(info: CardInfo): Face {
  const card = facts(info)
  const numbers = (['life', 'armor', 'channeling'] as const).filter((stat) => card[stat] || card.life)
  return {
    slug: info.slug,
    name: info.name,
    kind: card.kind,
    type: card.type,
    group: card.group,
    picture: {
      ground: GROUNDS[card.group] ?? card.group,
      files: [`mage-wars-${card.type === 'mage' ? 'mages' : card.group}`],
      traits: 'mage-wars-traits',
      words: [...card.subtypes, card.type],
    },
    cost: card.price || undefined,
    facts: card.casting.join(' · '),
    stats: numbers.map((stat) => ({
      name: STATS[stat],
      path: ICONS[stat],
      n: card[stat] ?? 0,
      text: '',
      at: CORNERS[stat],
    })),
    lines: card.text,
    reminders: [],
  }
}

/** Attacks are chosen by their attack bar, then by their target; what can be revealed is always listed. */
function groups(
  question: Question,
  { view, values = {} }: Shown<MageWarsView>,
  cards: Map<string, CardInfo>,
  tell: OnTable['tell'],
): Group[] {
  const field = new Field(view)
  const reveals = question.options.filter((option) => option.answer.startsWith('reveal '))
  const revealing = reveals.map((option) => ({ label: option.sentence ?? '', icon: ICONS.reveal, options: [option] }))
  const attacks = bars(question).flatMap(({ holder, number, options }) => {
    const info = cards.get(field.slug(holder))
    const bar = info && facts(info).attacks[number - 1]
    const dice = values[holder]?.[`dice-${number}`] ?? bar?.dice
    return bar ? [{ label: tell('mw-bar', { bar: bar.name, n: dice! }), icon: ICONS[bar.kind], options }] : []
  })
  return [...revealing, ...attacks]
}

function hurt({ play }: MageWarsView): number {
  return play.reduce((sum, [, piece]) => sum + piece.damage, 0)
}

const texts = import.meta.glob<string>(
  [
    '../../../../trivault/games/magewars/presentation/text/*.ftl',
    '../../../../trivault/games/magewars/text/*/{table,traits,faces}.ftl',
    './text/*.ftl',
    './lesson/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)

export const BOARD: GameBoard = {
  hidden: 'face-down',
  face,
  groups,
  texts,
  hurt,
  slug: (view: MageWarsView, thing: number) => new Field(view).slug(thing),
  owners,
  source,
  drop,
  zones,
  numbers,
  attacks: new Set(['attack', 'attack-again', 'counterstrike', 'barrier', 'strike']),
  icons: { mana: ICONS.mana! },
  Board,
  asks: true,
  Dice,
  tumble,
}
