import { coupOf } from '#engine/baccarat/coup'
import type { GameState, TableState } from '#engine/table/types'
import type { ListFields, PanelFields } from '#protocol/lobby/table'
import type { Shoe } from '#server/lobby/shoe'
import type { TableConfig } from '#server/tables/ports'

/** A table as a bystander sees it, and what its log does not know. */
export interface Sight {
  readonly config: TableConfig
  readonly state: TableState
  readonly players: number
  readonly trouble: string | null
}

/** VE-12. */
const HOT_FROM = 2

export function listFields({ config, state, players, trouble }: Sight, { list }: Shoe): ListFields {
  const { name, game, currency, voiceOver, video, multiPlay } = config
  const { phase, shoeRound } = state.game
  const limits = state.setLimits?.limits ?? config.limits
  const dealer = state.live === undefined ? config.dealer : (state.live.dealer?.shown ?? null)
  return {
    name,
    game,
    currency,
    limits,
    dealer,
    voiceOver,
    video,
    multiPlay,
    phase,
    clock: runningClock(state),
    paused: trouble ?? state.paused?.text ?? null,
    round: state.round?.number ?? null,
    shoeRound,
    players,
    seats: seatsOf(state.game),
    hot: hotSeat(state.game),
    ...list,
  }
}

/** Null where no panel shows the game. */
export function panelFields({ game, crowd }: TableState, { panel }: Shoe): PanelFields | null {
  return 'seats' in game ? null : { ...panel, crowd, outcome: outcomeOf(game) }
}

/** A table's clock stays as it was when its question is answered. */
function runningClock({ clock, game: { phase }, cutOffer }: TableState): ListFields['clock'] {
  switch (clock?.for) {
    case undefined:
      return null
    case 'bets':
      return phase === 'betting' ? clock : null
    case 'cut':
      return phase === 'over' && cutOffer !== null ? clock : null
    default:
      return phase === 'betting' || phase === 'over' ? null : clock
  }
}

function seatsOf(game: GameState): ListFields['seats'] {
  if (!('seats' in game) || game.rules.seating === 'shared') return null
  const free = game.seats.flatMap(({ player }, index) => (player === null ? [index + 1] : []))
  const of = game.seats.length
  return { taken: of - free.length, of, free }
}

function hotSeat(game: GameState): ListFields['hot'] {
  if (!('seats' in game)) return null
  const streak = Math.max(...game.seats.map((seat) => seat.streak))
  const seat = game.seats.findIndex((one) => one.streak === streak) + 1
  return streak < HOT_FROM ? null : { seat, streak }
}

function outcomeOf({ phase, winner, player, banker }: Exclude<GameState, { seats: unknown }>) {
  if (phase !== 'over' || winner === null) return null
  const { playerTotal, bankerTotal } = coupOf(player, banker)
  return { winner, player: playerTotal, banker: bankerTotal }
}
