// Dice as they fell: attack dice by their damage, with a star where it is critical, and the effect die.
import type { Die, MageWarsRules } from '../../protocol'

/** The dice of an attack under way, by the faces that an attack die has. */
export function fallen(rolled: number[], die: number, faces: string[]): Die[] {
  const attack = rolled.map((face) => ({ kind: 'attack', shows: faces[face]! }))
  return die ? [...attack, { kind: 'effect', shows: String(die) }] : attack
}

export function read({ kind, shows }: Die): { effect: boolean; damage: number; critical: boolean } {
  return { effect: kind === 'effect', damage: parseInt(shows), critical: shows.includes('★') }
}

const SIDES = 12 // of the effect die

/** Any side of a die, while it rolls. */
export function tumble({ kind }: Die, { faces }: MageWarsRules): Die {
  const side = Math.floor(Math.random() * (kind === 'effect' ? SIDES : faces.length))
  return { kind, shows: kind === 'effect' ? `${side + 1}` : faces[side]! }
}
