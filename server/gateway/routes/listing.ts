import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import type { ListedTable, TablesAnswer } from '#protocol/http'
import type { Clock } from '#server/clock'
import type { Channel } from '#server/gateway/sockets/channel'

/** The list is made anew this often at most, however many ask for it. */
const FRESH_MILLIS = 500

/** The lobby's list of tables. */
export function listing(channels: ReadonlyMap<string, Channel>, clock: Clock): () => TablesAnswer {
  let madeAt = Number.NEGATIVE_INFINITY
  let answer: TablesAnswer = { tables: [] }
  return () => {
    const now = clock.steady()
    if (now - madeAt < FRESH_MILLIS) return answer
    madeAt = now
    answer = { tables: [...channels.values()].map(listed) }
    return answer
  }
}

function listed({ door, players }: Channel): ListedTable {
  const { id, name, game, currency, multiPlay } = door.config
  const { state } = door.snapshot({ as: 'bystander' })
  const limits = state.setLimits?.limits ?? door.config.limits
  const { phase, shoeRound } = state.game
  const paused = door.trouble ?? state.paused?.text ?? null
  return {
    id,
    name,
    game,
    currency,
    limits,
    multiPlay,
    live: state.live !== undefined,
    dealer: state.live?.dealer?.shown ?? null,
    phase,
    shoeRound,
    players,
    seats: seatsOf(state),
    paused,
  }
}

function seatsOf({ id, game }: TableState): ListedTable['seats'] {
  const places = gameOf(id).places(game)
  if (places.length === 0) return null
  return { taken: places.filter(({ player }) => player !== null).length, of: places.length }
}
