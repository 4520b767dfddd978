import type { Look } from '../../lib/cards/art'

export const LOOKS: Record<string, Look> = {
  brobnar: {
    hue: 12,
    emblem:
      'M12 1.5C13 6 18 8 18 14.5A6 6 0 0 1 6 14.5C6 11 8 10 8.5 7C10 8 10.5 9 11 11C12.5 8 12.5 5 12 1.5ZM12 14v5',
    pattern: 'rays',
  },
  dis: {
    hue: 322,
    emblem:
      'M4 3C3 9 6 11 7 12V17L12 22L17 17V12C18 11 21 9 20 3C18 6 16 7 12 7S6 6 4 3ZM9 13l2 1.5M15 13l-2 1.5M10.5 18h3',
    pattern: 'scales',
  },
  logos: {
    hue: 196,
    emblem:
      'M12 10.5a1.5 1.5 0 1 0 .1 0M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.3a4 10-30 1 0 10 17.4a4 10-30 1 0-10-17.4M17 3.3a4 10 30 1 0-10 17.4a4 10 30 1 0 10-17.4',
    pattern: 'grid',
  },
  mars: {
    hue: 96,
    emblem:
      'M12 5a7 6 0 0 1 7 6C19 17 15 22 12 22S5 17 5 11A7 6 0 0 1 12 5ZM8 12c2 0 3 1 3 3c-2 0-3-1-3-3ZM16 12c-2 0-3 1-3 3c2 0 3-1 3-3ZM9 5 7 1.5M15 5l2-3.5',
    pattern: 'dots',
  },
  sanctum: {
    hue: 224,
    emblem: 'M12 2 20 5V11C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11V5ZM12 6v12M7.5 10.5h9',
    pattern: 'bricks',
  },
  saurian: {
    hue: 52,
    emblem:
      'M12 22C5 19 3 13 5 4M12 22C19 19 21 13 19 4M4.5 8l3.5 1.5M4.5 12.5l4 .5M6.5 17l4-.5M19.5 8 16 9.5M19.5 12.5l-4 .5M17.5 17l-4-.5M12 4l1 2.5h2.5l-2 1.7.8 2.6L12 9.3l-2.3 1.5.8-2.6-2-1.7H11Z',
    pattern: 'scales',
  },
  shadows: {
    hue: 262,
    ink: 30,
    emblem: 'M12 1.5 15 9.5 13.5 16h-3L9 9.5ZM7 16h10M12 16v5M10 21.5h4',
    pattern: 'waves',
  },
  'star-alliance': {
    hue: 176,
    emblem: 'M12 1.5 14.8 9.2 22.5 12 14.8 14.8 12 22.5 9.2 14.8 1.5 12 9.2 9.2ZM12 10a2 2 0 1 0 .1 0',
    pattern: 'rings',
  },
  untamed: {
    hue: 142,
    emblem:
      'M12 12c3 0 6 3 6 6.5c0 3-3 2.5-6 2.5s-6 .5-6-2.5C6 15 9 12 12 12ZM5 8a2 2.5 0 1 0 .1 0M10 3a2 2.5 0 1 0 .1 0M14.5 3a2 2.5 0 1 0 .1 0M19 8a2 2.5 0 1 0 .1 0',
    pattern: 'leaves',
  },
  '': { hue: 40, ink: 15, emblem: 'M12 2 20.7 7v10L12 22 3.3 17V7Z', pattern: 'dots' },
}
