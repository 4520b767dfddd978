// What is shown on a card in play beside its face.
import type { OnTable } from '../../lib/table/table'
import type { PieceView } from '../../protocol'

const STATES = ['stunned', 'warded', 'enraged'] as const

/** Power and armor stand on the face. */
export function badges(piece: PieceView, tell: OnTable['tell']) {
  const numbers = { damage: piece.damage, amber: piece.amber }
  const counted = Object.entries(numbers)
    .filter(([, n]) => n)
    .map(([icon, n]) => ({ icon, n, text: tell(`ui-${icon}`, { n }) }))
  const counters = piece.counters.map(([name, n]) => ({
    icon: 'counter',
    n,
    text: tell('ui-counters', { name: tell('counter-name', { word: name }), n }),
  }))
  const states = STATES.filter((state) => piece[state]).map((icon) => ({ icon, text: tell(`ui-${icon}`) }))
  const tired = piece.ready ? [] : [{ icon: 'exhausted', text: tell('ui-exhausted') }]
  return [...counted, ...counters, ...states, ...tired]
}
