import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
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
    seats: seatsOf(state),
    hot: hotSeat(state),
    ...list,
  }
}

/** Null where no panel shows the game. */
export function panelFields({ id, game, crowd }: TableState, { panel }: Shoe): PanelFields | null {
  const { hasRoads, outcome } = gameOf(id)
  return hasRoads ? { ...panel, crowd, outcome: outcome(game) } : null
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

function seatsOf({ id, game }: TableState): ListFields['seats'] {
  const places = gameOf(id).places(game)
  const of = places.length
  if (of === 0) return null
  const free = places.flatMap(({ player }, index) => (player === null ? [index + 1] : []))
  return { taken: of - free.length, of, free }
}

function hotSeat({ id, game }: TableState): ListFields['hot'] {
  const places = gameOf(id).places(game)
  const streak = Math.max(...places.map((seat) => seat.streak))
  const seat = places.findIndex((one) => one.streak === streak) + 1
  return streak < HOT_FROM ? null : { seat, streak }
}
