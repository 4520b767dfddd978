// What a card of KeyForge is and does, in pictures.
import { emblem, type Emblem } from '../../lib/cards/emblem'
import { FIGURES } from '../../lib/cards/figures'
import { DEEDS } from '../../lib/cards/glyphs'
import type { KeyForgeFacts } from '../../protocol'

/** Traits by their figure, the telling ones before those that many cards have. */
const TRAITS: [string, string][] = Object.entries({
  dragon: 'dragon',
  horseman: 'horse',
  angel: 'angel',
  faerie: 'faerie',
  niffle: 'worm',
  insect: 'insect',
  egg: 'orb',
  shapeshifter: 'force',
  changeling: 'force',
  jelly: 'water',
  tree: 'tree',
  fungus: 'plant',
  rat: 'dog',
  wolf: 'dog',
  cat: 'cat',
  vehicle: 'vehicle',
  weapon: 'weapon',
  power: 'lightning',
  shard: 'crystal',
  sin: 'sin',
  law: 'law',
  quest: 'rune',
  location: 'location',
  ai: 'robot',
  robot: 'robot',
  cyborg: 'cyborg',
  experiment: 'mutant',
  philosopher: 'philosopher',
  equation: 'rune',
  specter: 'spirit',
  spirit: 'spirit',
  goblin: 'goblin',
  giant: 'giant',
  imp: 'imp',
  demon: 'demon',
  dinosaur: 'dinosaur',
  martian: 'martian',
  witch: 'witch',
  pirate: 'thief',
  assassin: 'hooded',
  agent: 'hooded',
  priest: 'cleric',
  monk: 'cleric',
  psion: 'philosopher',
  leader: 'leader',
  politician: 'politician',
  merchant: 'politician',
  thief: 'thief',
  scientist: 'scientist',
  knight: 'knight',
  soldier: 'soldier',
  pilot: 'soldier',
  ranger: 'soldier',
  hunter: 'soldier',
  elf: 'elf',
  handuhan: 'alien',
  proximan: 'alien',
  krxix: 'alien',
  aquan: 'alien',
  alien: 'alien',
  beast: 'beast',
  human: 'human',
  item: 'item',
  mutant: 'mutant',
})

const TYPES: Record<string, string> = { creature: 'human', artifact: 'item', upgrade: 'upgrade' }

/** Verbs that are no picture of their own. */
const VERBS: Record<string, string> = {
  abduct: 'archive',
  animate: 'activate',
  'capture-own': 'capture',
  'change-house': 'change',
  'discard-deck': 'discard',
  enter: 'deploy',
  'gain-chains': 'chains',
  graft: 'attach',
  'into-deck': 'deck',
  'lay-amber': 'exalt',
  'lay-damage': 'damage',
  'lose-power-counter': 'weak',
  'move-amber': 'exalt',
  'move-ward': 'ward',
  pay: 'lose',
  pierce: 'damage',
  'power-counter': 'power',
  'put-back': 'up',
  'put-on-card': 'exalt',
  'put-theirs-on-card': 'exalt',
  'put-under': 'attach',
  'shuffle-discard': 'deck',
  'swap-deck-and-discard': 'swap',
  'take-control': 'control',
  'take-from-card': 'steal',
  'to-deck-bottom': 'deck',
  'to-deck-top': 'deck',
  'to-flank': 'move',
  'to-hand': 'up',
  'to-supply': 'lose',
  unstun: 'cure',
  unward: 'ward',
}

/** Rare deeds tell more of a card than those that many have. */
const USUAL = ['gain', 'destroy', 'damage', 'exalt', 'enter']

function picture(verb: string): string | undefined {
  return DEEDS[VERBS[verb] ?? verb] ?? (verb.endsWith('-counter') ? DEEDS.counters : undefined)
}

export function keyforgeEmblem(card: KeyForgeFacts): Emblem {
  const verbs = [...card.verbs].sort((a, b) => USUAL.indexOf(a) - USUAL.indexOf(b))
  const deeds = [...verbs, ...Object.keys(card.keywords)].map(picture)
  const trait = TRAITS.find(([name]) => card.traits.includes(name))?.[1]
  const own = trait ?? TYPES[card.type]
  // An action is what it does.
  const figure = own ? FIGURES[own] : (deeds.find((deed) => deed !== undefined) ?? FIGURES.scroll)
  return emblem({ slug: card.id, figure: figure!, deeds: deeds.filter((deed) => deed !== figure), points: card.power })
}
