// What the server has said outside of rooms: who one is, the games and their cards, who waits for others,
// where one can go on.
import type {
  CardFilter,
  CardInfo,
  ExercisesReply,
  GameInfo,
  OwnRoom,
  OwnTournament,
  RoomLine,
  TournamentReply,
  WelcomeReply,
} from '../../protocol'

/** The cards of a game, in the present language. */
interface Known {
  cards: Map<string, CardInfo>
  filters: CardFilter[]
}

export class ServerState {
  me = $state.raw<WelcomeReply | null>(null)
  games = $state.raw<GameInfo[]>([])
  known = $state.raw<Record<string, Known>>({})
  cards = $derived(Object.fromEntries(Object.entries(this.known).map(([game, { cards }]) => [game, cards])))
  lobby = $state.raw<RoomLine[]>([])
  mine = $state.raw<OwnRoom[]>([]) // one's own games that are not over
  tournaments = $state.raw<OwnTournament[]>([]) // … and tournaments
  tournament = $state.raw<TournamentReply | null>(null) // the one that is looked at
  exercises = $state.raw<Record<string, ExercisesReply>>({}) // first games and puzzles, by games

  game(name: string | undefined): GameInfo | undefined {
    return this.games.find((game) => game.name === name)
  }
}
