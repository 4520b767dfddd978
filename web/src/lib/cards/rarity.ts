// Signs of our own for how rare a card is, in a square of 24: the rarer, the more points.
export const RARITIES: Record<string, string> = {
  common: 'M12 6a6 6 0 1 0 .1 0',
  uncommon: 'M12 4 20 12 12 20 4 12Z',
  rare: 'M12 2l2.8 6.3 6.7.7-5 4.6 1.4 6.7L12 17l-5.9 3.3 1.4-6.7-5-4.6 6.7-.7Z',
  variant: 'M12 3 21 20H3Z',
  fixed: 'M5 5h14v14H5Z',
  special: 'M12 2 15 9l7 3-7 3-3 7-3-7-7-3 7-3Z',
}
