// Dice as they fell: attack dice by their damage, with a star where it is critical, and the effect die.
import type { Die } from '../../protocol'

/** The faces of the attack die, by their number. */
const FACES = ['0', '0', '1', '2', '1★', '2★']

/** The dice of an attack under way. */
export function fallen(faces: number[], die: number): Die[] {
  const attack = faces.map((face) => ({ kind: 'attack', shows: FACES[face]! }))
  return die ? [...attack, { kind: 'effect', shows: String(die) }] : attack
}

export function read({ kind, shows }: Die): { effect: boolean; damage: number; critical: boolean } {
  return { effect: kind === 'effect', damage: parseInt(shows), critical: shows.includes('★') }
}
