// What a spell or a mage of Mage Wars is and does, in pictures.
import { emblem, type Emblem } from '../../lib/cards/emblem'
import { FIGURES } from '../../lib/cards/figures'
import { DEEDS } from '../../lib/cards/glyphs'
import type { MageWarsFacts } from '../../protocol'
import { ICONS } from './icons'
import { LOOKS } from './look'

/** Subtypes by their figure, the telling ones before those that many spells have. */
const SUBTYPES: [string, string][] = Object.entries({
  canine: 'dog',
  cat: 'cat',
  bird: 'bird',
  bat: 'bird',
  serpent: 'serpent',
  reptile: 'dinosaur',
  lizard: 'dinosaur',
  horse: 'horse',
  worm: 'worm',
  faerie: 'faerie',
  gremlin: 'imp',
  angel: 'angel',
  vampire: 'hooded',
  lycanthrope: 'dog',
  skeleton: 'skeleton',
  undead: 'spirit',
  demon: 'demon',
  knight: 'knight',
  soldier: 'soldier',
  cleric: 'cleric',
  'high-elf': 'elf',
  'wood-elf': 'elf',
  animal: 'beast',
  portal: 'portal',
  temple: 'temple',
  totem: 'totem',
  tree: 'tree',
  vine: 'plant',
  plant: 'plant',
  obelisk: 'crystal',
  rune: 'rune',
  artifact: 'orb',
  structure: 'location',
  cloud: 'cloud',
  stone: 'wall',
  lightning: 'lightning',
  flame: 'flame',
  light: 'light',
  hydro: 'water',
  wind: 'wind',
  acid: 'water',
  curse: 'curse',
  defense: 'armor',
  protection: 'armor',
  aegis: 'armor',
  barrier: 'wall',
  trap: 'item',
  poison: 'curse',
  force: 'force',
  teleport: 'force',
  healing: 'cleric',
  command: 'leader',
  metamagic: 'rune',
  mana: 'mana',
  vampiric: 'sin',
  psychic: 'philosopher',
  illusion: 'spirit',
  transform: 'mutant',
})

const TYPES: Record<string, string> = {
  attack: 'lightning',
  conjuration: 'orb',
  creature: 'human',
  enchantment: 'rune',
  equipment: 'ring',
  incantation: 'scroll',
  wall: 'wall',
}

const VERBS: Record<string, string> = {
  'armor-token': 'taunt',
  'gain-life': 'life',
  'gain-mana': 'mana',
  'lose-life': 'weak',
  'lose-mana': 'lose',
  'move-enchantment': 'move',
  're-roll': 'roll',
  resurrect: 'heal',
  return: 'up',
  'wrath-token': 'enrage',
}

function picture(word: string): string | undefined {
  return DEEDS[VERBS[word] ?? word] ?? ICONS[word]
}

export function magewarsEmblem(card: MageWarsFacts): Emblem {
  const known = SUBTYPES.find(([name]) => card.subtypes.includes(name))?.[1] ?? TYPES[card.type]
  const slot = card.slots.map((each) => ICONS[each]).find(Boolean)
  const figure = card.type === 'mage' ? LOOKS[card.id]?.emblem : (slot ?? (known ? FIGURES[known] : undefined))
  const verbs = card.verbs.filter((verb) => verb !== 'attack')
  const kinds = card.attacks.map(({ kind }) => ICONS[kind])
  const traits = card.traits.map((trait) => (trait === 'flying' ? DEEDS.flying : undefined))
  return emblem({
    slug: card.id,
    figure: figure ?? FIGURES.star!,
    deeds: [...kinds, ...verbs.map(picture), ...traits],
    points: card.life ? Math.round(card.life / 2) : 3 + ((Number(card.cost) || 0) % 8),
  })
}
