// The faces of the attack die, by their number.
import type { OnTable } from '../../common/table'

export const FACES = [
  { damage: 0, critical: false },
  { damage: 0, critical: false },
  { damage: 1, critical: false },
  { damage: 2, critical: false },
  { damage: 1, critical: true },
  { damage: 2, critical: true },
]

/** Dice in words: a star for critical damage. */
export function said(faces: number[], die: number, tell: OnTable['tell']): string {
  const dice = faces.map((face) => `[${FACES[face]!.damage}${FACES[face]!.critical ? '★' : ''}]`).join(' ')
  return die ? tell('ui-dice', { dice, die }) : tell('ui-dice-alone', { dice })
}
