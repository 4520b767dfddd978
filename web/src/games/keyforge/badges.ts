// What is shown on a card in play beside its face.
import type { OnTable } from '../../common/table/table'
import type { PieceView } from '../../protocol'

const STATES = ['stunned', 'warded', 'enraged'] as const

export function badges(piece: PieceView, values: Record<string, number>, tell: OnTable['tell']) {
  const numbers = { power: values.power, armor: values.armor, damage: piece.damage, amber: piece.amber }
  const counted = Object.entries(numbers)
    .filter(([, n]) => n)
    .map(([icon, n]) => ({ icon, n: n!, text: tell(`ui-${icon}`, { n: n! }) }))
  const counters = piece.counters.map(([name, n]) => ({ icon: 'counter', n, text: `${name}: ${n}` }))
  const states = STATES.filter((state) => piece[state]).map((icon) => ({ icon, text: tell(`ui-${icon}`) }))
  const tired = piece.ready ? [] : [{ icon: 'exhausted', text: tell('ui-exhausted') }]
  return [...counted, ...counters, ...states, ...tired]
}
