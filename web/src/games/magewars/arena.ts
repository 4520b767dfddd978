// The arena as a view shows it: zones in a grid, borders between them, and what lies where.
import type { MageWarsView, ObjectView } from '../../protocol'

export const NOTHING = -1
export const HIDDEN = -99 // a card that lies there face down

export interface Place {
  thing: number
  name: string
  column: number // of the grid in which borders have rows and columns of their own
  row: number
}

export interface Border extends Place {
  upright: boolean
}

export interface Ground {
  columns: number
  rows: number
  zones: Place[]
  borders: Border[]
  size: number // the cards are numbered behind zones and borders
}

/** Zones row by row, then the borders: of each zone the one to the next column and the one to the next row. The first
 * zone lies at the lower left, or at the upper right where the arena is `turned`. */
export function ground([columns, rows]: [number, number], turned = false): Ground {
  const zones = Array.from({ length: columns * rows }, (_, thing) => {
    const [x, y] = [thing % columns, Math.floor(thing / columns)]
    const [column, row] = turned ? [columns - 1 - x, y] : [x, rows - 1 - y]
    return { thing, name: `${'abcdefgh'[x]!}${y + 1}`, column: 2 * column + 1, row: 2 * row + 1 }
  })
  const beside = (zone: number, step: number) => (step === 1 ? (zone + 1) % columns > 0 : zone + columns < zones.length)
  const pairs = zones.flatMap(({ thing }) =>
    [1, columns].filter((step) => beside(thing, step)).map((step) => [thing, thing + step] as const),
  )
  const borders = pairs.map(([one, other], i) => {
    const [a, b] = [zones[one]!, zones[other]!]
    const upright = a.row === b.row
    return {
      thing: zones.length + i,
      name: `${a.name}-${b.name}`,
      column: (a.column + b.column) / 2,
      row: (a.row + b.row) / 2,
      upright,
    }
  })
  return { columns, rows, zones, borders, size: zones.length + borders.length }
}

/** The zone in which a mage begins: opposite corners, of which teams share one; four sit clockwise. */
export function corner({ arena: [columns, rows], sides, teams }: MageWarsView, seat: number): number {
  const [right, last] = [columns - 1, columns * rows - 1]
  return sides.length === 2 || teams ? [0, last][seat % 2]! : [0, right, last, last - right][seat]!
}

/** The own corner lies below. */
function turned(view: MageWarsView): boolean {
  const [columns] = view.arena
  return view.player >= 0 && corner(view, view.player) >= columns
}

/** Zones are never left over a corner. */
export function distance(one: Place, other: Place): number {
  return (Math.abs(one.column - other.column) + Math.abs(one.row - other.row)) / 2
}

/** An object in play, with its number and its card; the name of an unknown card is empty. */
export interface Lying {
  thing: number
  slug: string
  piece: ObjectView
}

export class Field {
  readonly ground: Ground
  readonly all: Map<number, Lying>
  readonly view: MageWarsView

  constructor(view: MageWarsView) {
    this.view = view
    this.ground = ground(view.arena, turned(view))
    this.all = new Map(view.play.map(([thing, piece]) => [thing, { thing, slug: this.slug(thing), piece }]))
  }

  slug(thing: number): string {
    return this.view.cards[thing - this.ground.size] ?? ''
  }

  /** What lies in a zone by itself, mages first. */
  inZone(zone: number): Lying[] {
    const there = this.#alone.filter(({ piece }) => piece.zone === zone)
    return there.sort(
      (a, b) => Number(this.isMage(b.thing)) - Number(this.isMage(a.thing)) || a.piece.controller - b.piece.controller,
    )
  }

  wall(border: number): Lying | undefined {
    return this.#alone.find(({ piece }) => piece.border === border)
  }

  /** Creatures that are out of the arena for a while. */
  get away(): Lying[] {
    return this.#alone.filter(({ piece }) => piece.zone === NOTHING && piece.border === NOTHING)
  }

  /** What is attached to an object and worn by no mage. */
  attached(thing: number): Lying[] {
    return this.#bound(thing).filter(({ piece }) => !piece.slots.length)
  }

  equipment(thing: number): Lying[] {
    return this.#bound(thing).filter(({ piece }) => piece.slots.length)
  }

  /** An object with all that it bears, to be touched as one. */
  whole(thing: number): number[] {
    return [thing, ...this.#bound(thing).flatMap((each) => this.whole(each.thing))]
  }

  /** The spells that a player may cast in this round as far as they are known, and what holds them. */
  atHand(seat: number): { thing: number; holder?: Lying; bound: boolean }[] {
    const { own_prepared = [], innate, mage } = this.view.sides[seat]!
    const own = [...this.all.values()].filter(({ piece }) => piece.controller === seat)
    const held = [
      ...this.equipment(mage).map((holder) => ({ thing: holder.piece.bound, holder, bound: true })),
      ...own.map((holder) => ({ thing: holder.piece.assigned, holder, bound: false })),
    ]
    return [
      ...[...own_prepared, ...innate].map((thing) => ({ thing, bound: false })),
      ...held.filter(({ thing }) => this.slug(thing)),
    ]
  }

  /** Whether a player is on the side for which one looks: whoever watches sits with the first. */
  own(seat: number): boolean {
    const { player, teams } = this.view
    const at = Math.max(0, player)
    return seat === at || (teams && (seat - at) % 2 === 0)
  }

  isMage(thing: number): boolean {
    return this.view.sides.some((side) => side.mage === thing)
  }

  /** The zone in which something is; nothing for walls and what is away. */
  zoneOf(thing: number): Place | undefined {
    const found = this.all.get(thing)
    if (!found) return this.ground.zones[thing]
    return found.piece.host === NOTHING ? this.ground.zones[found.piece.zone] : this.zoneOf(found.piece.host)
  }

  get #alone(): Lying[] {
    return [...this.all.values()].filter(({ piece }) => piece.host === NOTHING)
  }

  #bound(thing: number): Lying[] {
    return (this.all.get(thing)?.piece.attached ?? []).flatMap((each) => this.all.get(each) ?? [])
  }
}
