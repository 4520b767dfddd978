// Dice as they fell: attack dice by their damage, with a star where it is critical, and the effect die.
import type { Die } from '../../protocol'

/** The dice of an attack under way, by the faces that an attack die has. */
export function fallen(rolled: number[], die: number, faces: string[]): Die[] {
  const attack = rolled.map((face) => ({ kind: 'attack', shows: faces[face]! }))
  return die ? [...attack, { kind: 'effect', shows: String(die) }] : attack
}

export function read({ kind, shows }: Die): { effect: boolean; damage: number; critical: boolean } {
  return { effect: kind === 'effect', damage: parseInt(shows), critical: shows.includes('★') }
}
