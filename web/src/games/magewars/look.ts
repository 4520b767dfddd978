import type { Look } from '../../lib/cards/art'

export const LOOKS: Record<string, Look> = {
  dark: {
    hue: 288,
    ink: 32,
    emblem:
      'M12 3a8 8 0 0 0-5 14.2V21h10v-3.8A8 8 0 0 0 12 3ZM9 12.5a1.6 1.6 0 1 0 .1 0M15 12.5a1.6 1.6 0 1 0 .1 0M10 21v-2.5M14 21v-2.5M12 15l-1 2h2Z',
  },
  holy: {
    hue: 48,
    emblem:
      'M12 7a5 5 0 1 0 .1 0M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5M19.8 4.2l-2.5 2.5M6.7 17.3l-2.5 2.5',
  },
  nature: {
    hue: 112,
    emblem: 'M4 21C3 10 9 3 21 3C22 14 16 21 6 19M4 21C7 15 11 11 16 8M9.5 13.5V9M13 10.5V6.5M9 14h4.5',
  },
  mind: {
    hue: 320,
    emblem: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 8.5a3.5 3.5 0 1 0 .1 0M12 2v2.5M6 3.5l1 2.3M18 3.5l-1 2.3',
  },
  arcane: {
    hue: 266,
    emblem: 'M12 2l5.9 17.2L3 8.5h18L6.1 19.2ZM12 1.5a10.5 10.5 0 1 0 .1 0',
  },
  war: {
    hue: 2,
    ink: 44,
    emblem:
      'M3 3l10 10M3 3l1 4 8 8M3 3l4 1 8 8M21 3 11 13M21 3l-1 4-8 8M21 3l-4 1-8 8M5 15l4 4M19 15l-4 4M7 17l-3.5 3.5M17 17l3.5 3.5',
  },
  earth: {
    hue: 30,
    ink: 34,
    emblem: 'M1.5 20.5 9 6l4 7 2.5-4 7 11.5ZM9 6l1.5 6-2 2.5 2 6',
  },
  water: {
    hue: 208,
    emblem: 'M12 2C16 8 19 11.5 19 15.5A7 7 0 0 1 5 15.5C5 11.5 8 8 12 2ZM9 15.5a3.5 3.5 0 0 0 3.5 3.5',
  },
  air: {
    hue: 188,
    ink: 36,
    emblem: 'M2 9h12.5a3.3 3.3 0 1 0-3.3-3.3M2 13h17a3 3 0 1 1-3 3M2 17h8a2.7 2.7 0 1 1-2.7 2.7',
  },
  fire: {
    hue: 16,
    ink: 62,
    emblem:
      'M12 1.5C13 6 18.5 8 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 13c1.5 2 2.5 3 2.5 4.7a2.5 2.5 0 0 1-5 0C9.5 16 10.5 15 12 13Z',
  },
  beastmaster: {
    hue: 96,
    emblem:
      'M12 11.5c3.5 0 6.5 3.5 6.5 6.8c0 3-3.5 2.5-6.5 2.5s-6.5.5-6.5-2.5C5.5 15 8.5 11.5 12 11.5ZM4.5 8a2 2.6 0 1 0 .1 0M9.5 3a2 2.6 0 1 0 .1 0M14.5 3a2 2.6 0 1 0 .1 0M19.5 8a2 2.6 0 1 0 .1 0',
  },
  warlock: {
    hue: 350,
    emblem:
      'M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3',
  },
  priestess: {
    hue: 52,
    emblem: 'M5 3h14c0 6-2 9-5.5 10v4l3.5 4H7l3.5-4v-4C7 12 5 9 5 3ZM12 5.5v5M9.5 8h5',
  },
  wizard: {
    hue: 232,
    emblem:
      'M12 1.5 17 16H7ZM3 17.5c6-2.5 12-2.5 18 0c-6 4-12 4-18 0ZM12 7l.8 1.9 2 .2-1.5 1.3.5 2L12 11.3l-1.8 1.1.5-2L9.2 9.1l2-.2Z',
  },
  none: {
    hue: 220,
    ink: 16,
    emblem: 'M12 2l2.6 6.9 7.4.3-5.8 4.6 2 7.2L12 16.9 5.8 21l2-7.2L2 9.2l7.4-.3Z',
  },
  // A card that nobody knows
  '': {
    hue: 258,
    ink: 30,
    emblem: 'M8 8.5a4 4 0 1 1 5.5 3.7c-1 .6-1.5 1.2-1.5 2.8M12 18.3v.6M12 1.5a10.5 10.5 0 1 0 .1 0',
  },
}

/** Players are told apart by shape and colour. */
export const OWNERS = [
  { shape: 'M12 3a9 9 0 1 0 .1 0', colour: 'var(--owner-1)' },
  { shape: 'M12 2 22 12 12 22 2 12Z', colour: 'var(--owner-2)' },
  { shape: 'M12 3 22 20H2Z', colour: 'var(--owner-3)' },
  { shape: 'M4 4h16v16H4Z', colour: 'var(--owner-4)' },
]
