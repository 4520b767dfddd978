// What is shown on an object in the arena: numbers, conditions and tokens, each with words.
import type { Live } from '../../lib/cards/model'
import type { OnTable } from '../../lib/table/table'
import type { ObjectView } from '../../protocol'
import { HIDDEN, NOTHING } from './arena'

type Tell = OnTable['tell']

export interface Badge {
  icon: string
  n?: number | string
  text: string
  bad?: boolean // hurts or hinders
}

/** Conditions and tokens, the conditions first; more than one of a kind are counted. */
export function markers(piece: ObjectView, conditions: string[], tell: Tell): Badge[] {
  const rank = (name: string) => conditions.indexOf(name) + 1 || 99
  return Object.entries(piece.markers)
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([icon, n]) => {
      const bad = conditions.includes(icon)
      const word = tell(`${bad ? 'condition' : 'marker'}-${icon}`)
      return icon === 'taunt' || n === 1
        ? { icon, text: word, bad }
        : { icon, n, text: tell('ui-several', { card: word, n }), bad }
    })
}

/** What decides where a creature may go, who may attack it, and what it may cast. */
export function states(piece: ObjectView, values: Record<string, number>, tell: Tell): Badge[] {
  const held = [
    { icon: 'assigned', spell: piece.assigned },
    { icon: 'bound', spell: piece.bound },
  ].filter(({ spell }) => spell !== NOTHING)
  return [
    ...(piece.guard ? [{ icon: 'guard', text: tell('marker-guard') }] : []),
    ...(values.flying ? [{ icon: 'flying', text: tell('trait-flying') }] : []),
    ...(values.held ? [{ icon: 'held', text: tell('trait-restrained'), bad: true }] : []),
    ...held.map(({ icon, spell }) => ({
      icon,
      text: spell === HIDDEN ? tell('ui-face-down', { n: 1 }) : tell(icon === 'bound' ? 'mw-bound' : 'mw-assigned'),
    })),
  ]
}

/** Its numbers as they are now, as a card shows them. */
export function live(values: Record<string, number>): Live {
  return { health: values.life ?? 0, armor: values.armor ?? 0, channeling: values.channeling ?? 0 }
}

/** Of a spawnpoint or familiar. */
export function mana(piece: ObjectView, values: Record<string, number>, mage: boolean, tell: Tell): Badge[] {
  const has = !mage && (piece.mana || values.channeling)
  return has ? [{ icon: 'mana', n: piece.mana, text: tell('ui-mana', { n: piece.mana }) }] : []
}
