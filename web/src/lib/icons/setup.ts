// Small pictures of the pages, in a square of 24.
export const BOT = 'M6 8h12v10H6ZM12 8V4M12 3.4a.6.6 0 1 0 .1 0M9.5 12v1.5M14.5 12v1.5M3.5 11.5v4M20.5 11.5v4M9.5 21h5'
export const SCREEN = 'M3 5h18v11H3ZM9 20h6M12 16v4'
export const LINK = 'M9.5 14.5 14.5 9.5M8 11l-3 3a3.6 3.6 0 0 0 5 5l3-3M16 13l3-3a3.6 3.6 0 0 0-5-5l-3 3'
export const LOBBY =
  'M8 10.5a3 3 0 1 0 .1 0M16 10.5a3 3 0 1 0 .1 0M2.5 20c.5-4 10.500-4 11 0M13.500 17c2-1.200 7-.8 8 3'
export const DICE = 'M5 5h14v14H5ZM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1'
export const CLOCK = 'M12 4a8.500 8.500 0 1 0 .1 0M12 8v4.500l3 2'
