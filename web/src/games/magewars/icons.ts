// Small pictures in a square of 24, drawn with a line.
const BOLT = 'M13 2 5 13.5h6L10 22l9-12.5h-6.5Z'
const BOOK = 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13'
const HOURGLASS = 'M6 3h12M6 21h12M7 3c0 6 4 7 5 9c-1 2-5 3-5 9M17 3c0 6-4 7-5 9c1 2 5 3 5 9'
const SWORD = 'M20 3 9 14M20 3l-1 5L10 17M20 3l-5 1-9 9M5 12l7 7M7.5 16.5 3.5 20.5'

export const ICONS: Record<string, string> = {
  // Numbers
  life: 'M12 21C5 15 2.5 11.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 13Z',
  damage: 'M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3Z',
  armor: 'M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5Z',
  mana: 'M12 2 19 12 12 22 5 12ZM5 12h14M12 2l-3 10 3 10 3-10Z',
  channeling: 'M12 3v10M8 9l4 4 4-4M5 15c0 4 3 6 7 6s7-2 7-6',
  reveal: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .1 0',
  distance: 'M3 17h18M3 14v6M21 14v6M7 8l-3 3 3 3M17 8l3 3-3 3M4 11h16',
  // Markers
  action: 'M12 3a9 9 0 1 0 .1 0M12 7a5 5 0 1 0 .1 0',
  quickcast: BOLT,
  initiative: 'M6 22V3M6 4h13l-3.5 4.5L19 13H6',
  guard: 'M12 2 19 5V11C19 16 16 19.5 12 21.5C8 19.5 5 16 5 11V5ZM9 11.5l2.2 2.2 4-4.4',
  flying: 'M3 6c4 1 6 3 9 7c3-4 5-6 9-7c-1 5-4 8-7 9l-2 4-2-4C7 14 4 11 3 6Z',
  held: 'M9.5 14.5a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.5 5.5l-1.5 1.5M14.5 9.5a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.5-5.5l1.5-1.5',
  back: 'M6 3h12v18H6ZM12 7l3.500 5L12 17 8.500 12Z',
  sprint: 'M14 4.500a1.500 1.500 0 1 0 .1 0M6 11l4-3 4 2.500-3 4.500 4 3v4M11 15l-2 3.500H5M14 10.500l2 2.500h3',
  done: 'M5 12.500 10 17.500 19.500 7',
  hidden: 'M6 3h12v18H6ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3',
  attached: 'M5 4h11v13H5ZM8 7h11v13H8Z',
  bound: BOOK,
  assigned: 'M6 3h12v14a3 3 0 0 1-3 4H8a3 3 0 0 1-2-3ZM9.5 8h5M9.5 12h5',
  // Conditions
  burn: 'M12 2C13 6.5 18 8.5 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 2Z',
  rot: 'M12 3a7 7 0 0 0-4 12.5V19h8v-3.5A7 7 0 0 0 12 3ZM9 10.5v.5M15 10.5v.5M10.5 22v-3M13.5 22v-3',
  weak: 'M12 3v13M6 11l6 6 6-6M5 21h14',
  daze: 'M12 12a2 2 0 1 1 2-2a4.5 4.5 0 1 1-5-4.5A7 7 0 1 1 5 12',
  stun: 'M12 2l1.8 6.2L20 6l-3.5 5.2L22 15l-6.4.4L16 22l-4-4.8L8 22l.4-6.6L2 15l5.5-3.8L4 6l6.2 2.2Z',
  sleep: 'M4 5h7l-7 8h7M13 12h7l-7 8h7',
  cripple: 'M8 3v7l6 4-1 7M14 3v5M5 21h13M4 8l4-1',
  taunt: 'M4 10v4h3l7 5V5L7 10ZM17.5 9a4.5 4.5 0 0 1 0 6M20 6.5a8 8 0 0 1 0 11',
  // Tokens
  rage: 'M4 6l6 4M20 6l-6 4M7 13a1 1 0 1 0 .1 0M17 13a1 1 0 1 0 .1 0M7 20c2-3 8-3 10 0',
  wrath: 'M12 3v8M12 3l-3 4M12 3l3 4M5 21c0-6 3-9 7-10c4 1 7 4 7 10Z',
  banish: 'M12 4a8 8 0 1 0 .1 0M6.5 6.5l11 11',
  pet: 'M12 12c3 0 5.5 3 5.5 6c0 2.5-3 2-5.5 2s-5.5.5-5.5-2c0-3 2.5-6 5.5-6ZM5.5 8a1.7 2.2 0 1 0 .1 0M10 4a1.7 2.2 0 1 0 .1 0M14.5 4a1.7 2.2 0 1 0 .1 0M18.5 8a1.7 2.2 0 1 0 .1 0',
  bloodreaper: 'M6 22 17 5M4 9C8 3 15 2 21 6C16 6 13 8 10 12Z',
  shield: 'M12 2.5a9.5 9.5 0 1 0 .1 0M12 7.5a4.5 4.5 0 1 0 .1 0',
  open: 'M4 21V8a8 8 0 0 1 16 0v13M9 21V10a3 3 0 0 1 6 0v11',
  // Phases
  reset: 'M4 12a8 8 0 1 0 3-6.2M4 3v4h4',
  channel: 'M12 2 19 12 12 22 5 12ZM12 7v10M8.5 12h7',
  upkeep: HOURGLASS,
  planning: BOOK,
  deploy: 'M12 21V9M7 13l5-5 5 5M4 4h16',
  'first-quickcast': 'M10 2 3 13h5l-1 9 8-12H9.5ZM20 8v12M18 10l2-2',
  'final-quickcast': 'M10 2 3 13h5l-1 9 8-12H9.5ZM17 8h4v12h-4ZM17 14h3',
  // Spells and attacks
  melee: SWORD,
  ranged: 'M5 3c9 2 14 7 16 16M5 3v6M5 3h6M3 21 16 8M3 21v-5M3 21h5',
  passage: 'M4 21V6h16v15M9 21v-9h6v9M4 6l2-3h12l2 3',
  barrier: 'M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM8 8l8 8M16 8l-8 8',
  full: HOURGLASS,
  quick: BOLT,
  range: 'M12 3a9 9 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 1v5M12 18v5M1 12h5M18 12h5',
  book: 'M4 5c3-1 6-1 8 1c2-2 5-2 8-1v13c-3-1-6-1-8 1c-2-2-5-2-8-1ZM12 6v13M6.5 9h3M6.5 12h3M14.5 9h3M14.5 12h3',
  // Places of equipment
  weapon: SWORD,
  helmet: 'M4 18V12a8 8 0 0 1 16 0v6h-5v-5H9v5ZM12 4v9',
  cloak: 'M9 3h6l5 18c-5-2-11-2-16 0ZM9 3c1 3 5 3 6 0',
  chest: 'M6 4l3-1c1 2 5 2 6 0l3 1 2 5-3 1v10H7V10L4 9ZM12 8v8',
  gloves: 'M7 21v-5l-3-4 2-2 2 2V5h2v5V3h2v7V4h2v6V6h2v9l-2 2v4Z',
  belt: 'M2 9h20v6H2ZM9 7h6v10H9ZM12 12h4',
  boots: 'M8 3h6v10l6 3v4H6V9ZM6 17h14',
  amulet: 'M5 3c0 6 3 9 7 11c4-2 7-5 7-11M12 14l3 3.5-3 4-3-4Z',
  ring: 'M12 9a6.5 6.5 0 1 0 .1 0M9 3h6l2 3-5 3.5L7 6Z',
}

/** Of what kind a spell is. */
export const TYPE_ICONS: Record<string, string> = {
  creature:
    'M12 12c3 0 5.500 3 5.500 6c0 2.500-3 2-5.500 2s-5.500.500-5.500-2c0-3 2.500-6 5.500-6ZM5.500 8a1.700 2.200 0 1 0 .100 0M10 4a1.700 2.200 0 1 0 .100 0M14.500 4a1.700 2.200 0 1 0 .100 0M18.500 8a1.700 2.200 0 1 0 .100 0',
  attack: BOLT,
  enchantment: 'M6 3h12v18H6ZM12 7l3.500 5L12 17 8.500 12Z',
  incantation: 'M5 4h12a2 2 0 0 1 2 2v2h-4M15 8v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2h9v2M8 8h4M8 11.500h4',
  conjuration: 'M4 21h16M6 21V9M10 21V9M14 21V9M18 21V9M3 9h18L12 3Z',
  equipment: ICONS.chest!,
  wall: 'M3 5h18v14H3ZM3 9.700h18M3 14.300h18M9 5v4.700M15 9.700v4.600M9 14.300V19',
}
