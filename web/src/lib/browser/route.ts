// Where one is: the part of the address behind the #.

export type Route =
  | { page: 'start' | 'lobby' | 'players' | 'me' | 'unknown' }
  | { page: 'mail'; token: string }
  | { page: 'tournament'; tournament: string }
  | { page: 'room'; room: string }
  | { page: 'cards'; game: string; card: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'build' | 'learn'; game: string }

export function routeOf(hash: string): Route {
  const [root = '', page = '', first = '', second = '', ...more] = hash.replace(/\/+$/, '').split('/')
  if (root.replace('#', '') || more.length) return { page: 'unknown' }
  if (page === 'rules' && first) return { page, game: first, rule: second.toUpperCase() }
  if (page === 'cards') return { page, game: first, card: second }
  if (second) return { page: 'unknown' }
  if (page === 'room' && first) return { page, room: first }
  if ((page === 'build' || page === 'learn') && first) return { page, game: first }
  if (page === 'mail' && first) return { page, token: first }
  if (page === 'tournament') return { page, tournament: first }
  if (first) return { page: 'unknown' }
  if (page === 'lobby' || page === 'players' || page === 'me') return { page }
  return { page: page === '' || page === 'start' ? 'start' : 'unknown' }
}
