// What everything on the table of a room can reach.
import type { KeyForgeView } from '../../protocol'
import { boardOf, faceOf, groupsOf, tell } from '../../lib/boards'
import { onto } from '../../lib/question/drops'
import { app } from '../../lib/session/app.svelte'
import type { TableSession } from '../../lib/session/table-session.svelte'
import type { OnTable, Side } from '../../lib/table/table'

export function onTableOf(sitting: () => TableSession, area: () => HTMLElement | undefined): OnTable {
  const session = () => sitting()
  const game = () => session().server.room?.game ?? ''
  const board = () => boardOf(game())
  const lying = () => session().shown?.view as (KeyForgeView & { teams?: boolean }) | undefined
  const owners = $derived.by(() => {
    const view = lying()
    return view && board()?.owners?.(view)
  })

  /** Friends are on one's own side; spectators have none. */
  function side(thing: number): Side {
    const seat = thing <= -2 ? -2 - thing : owners?.get(thing)
    const own = lying()?.player ?? -1
    if (seat === undefined || own < 0) return ''
    const friends = seat === own || (!!lying()?.teams && (seat - own) % 2 === 0)
    return friends ? 'own' : 'enemy'
  }

  const info = (slug: string) => app.server.cards[game()]?.get(slug)
  const face = (slug: string) => faceOf(game(), slug, info(slug))

  function cardOf(thing: number): string {
    const view = lying()
    const slug = view && (board()?.slug?.(view, thing) ?? view.cards[thing])
    return slug ? face(slug).name : ''
  }

  return {
    get session() {
      return session()
    },
    get game() {
      return game()
    },
    get rules() {
      return app.server.game(game())?.rules
    },
    area,
    info,
    face,
    called: (thing) => (thing <= -2 ? session().server.name(-2 - thing) : cardOf(thing)),
    tell: (key, args) => tell(game(), key, args),
    turn: (n) => tell(game(), session().server.rounds ? 'ui-round' : 'ui-turn', { n }),
    side,
    source: (question) =>
      (question.thing ?? -1) >= 0 ? question.thing! : (board()?.source?.(question, lying() as never) ?? -1),
    get usual() {
      return board()?.usual ?? []
    },
    drop(from, goal, slug) {
      const { question } = session().builder
      if (!question || !lying()) return undefined
      return board()?.drop?.(from, goal, question, lying() as never, face(slug).type) ?? onto(question, from, goal)
    },
    emblem: (option) => board()?.emblem?.(option),
    groups: (question) => groupsOf(game(), question, session().shown, app.server.cards[game()]),
  }
}
