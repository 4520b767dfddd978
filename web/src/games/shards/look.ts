import type { Look } from '../../lib/cards/art'

export const LOOKS: Record<string, Look> = {
  homodeus: {
    hue: 212,
    emblem: 'M12 2 20.7 7v10L12 22 3.3 17V7zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 10.5v3M10.5 12h3',
  },
  order: {
    hue: 44,
    emblem: 'M1.5 12C6 5 18 5 22.5 12C18 19 6 19 1.5 12ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M12 1v3M12 20v3',
  },
  undergrowth: {
    hue: 130,
    emblem: 'M12 22V9M12 13C5 13 3 8 3 3C9 3 12 6 12 13ZM12 16C12 10 15 7 21 7C21 13 18 16 12 16Z',
  },
  wraethe: {
    hue: 290,
    emblem: 'M17 2C8 4 5 10 7 15S15 22 20 20C15 19 12 16 12 12S14 4 17 2ZM4 5l1.5 3M3 13h2M18 11a1 1 0 1 0 .1 0',
  },
  '': { hue: 190, ink: 25, emblem: 'M12 1.5 18 9 12 22.5 6 9ZM6 9h12M12 1.5V22.5' },
}
