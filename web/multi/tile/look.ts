import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import type { LobbyTable, PanelFields } from '#protocol/lobby/table'
import { bettingUntil } from '#web/lobby/card/table-words'

/** What happens at a table, as its tile tells it. */
export interface Look {
  readonly kind: 'open' | 'dealing' | 'result' | 'over' | 'cancelled' | 'paused' | 'cut'
  /** Server time when betting ends; null where no clock runs. */
  readonly until: number | null
  readonly outcome: NonNullable<PanelFields['outcome']> | null
}

const plain = (kind: Look['kind']): Look => ({ kind, until: null, outcome: null })

/** By the lobby's word: the table is only looked at. */
export function lookFromAfar(line: LobbyTable): Look {
  if (line.paused !== null) return plain('paused')
  if (line.clock?.for === 'cut') return plain('cut')
  if (line.phase === 'betting') return { kind: 'open', until: bettingUntil(line), outcome: null }
  if (line.phase !== 'over') return plain('dealing')
  const outcome = line.outcome ?? null
  return outcome === null ? plain('over') : { kind: 'result', until: null, outcome }
}

/** By the table's own word: the player is at it. */
export function lookFromHere({ id, game, clock, paused, cutOffer, round }: TableState): Look {
  if (paused !== null) return plain('paused')
  if (cutOffer !== null && clock?.for === 'cut') return plain('cut')
  if (game.phase === 'betting') {
    return { kind: 'open', until: clock?.for === 'bets' ? clock.until : null, outcome: null }
  }
  if (game.phase !== 'over') return plain('dealing')
  const outcome = gameOf(id).outcome(game)
  if (outcome === null) return plain(round === null ? 'over' : 'cancelled')
  return { kind: 'result', until: null, outcome }
}
