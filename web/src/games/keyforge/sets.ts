// How people write each set of cards, and a sign of our own for it, in a square of 24.
export const SETS: Record<string, { short: string; path: string }> = {
  cota: { short: 'CotA', path: 'M4 10v4l8 5V5ZM15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12' }, // a call
  aoa: { short: 'AoA', path: 'M4 20 12 13l8 7M4 14l8-7 8 7M9 5l3-3 3 3' }, // a rise
  wc: { short: 'WC', path: 'M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0' }, // two worlds in one place
  mm: { short: 'MM', path: 'M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M9 5h6M9 19h6' }, // a helix
}
