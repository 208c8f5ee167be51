import type { Refusal } from '#engine/round/refusal'
import type { PlayerCommand } from '#protocol/player/commands'
import { refusalOf } from '#protocol/sight'
import { useConnection } from '#ui/net/connection'
import { give } from '#web/net/house'
import type { Answer } from '#web/state/orders'
import { usePerson } from '#web/state/person'
import { sightOf } from '#web/state/sight'
import { placeOf } from '#web/state/tables'
import { tellRefusal } from '#web/table/chips/tell-refusal'

/** Why a command would be refused now. At a table that is just being joined the house is asked. */
export function refusalAt(table: string, command: PlayerCommand): Refusal | null {
  const sight = sightOf(table)
  return sight === null ? null : refusalOf(sight, command)
}

/** Sends a command, after asking the engine whether it can be, once: a refusal is told either way. */
export async function order(
  table: string,
  command: PlayerCommand,
  refusal: Refusal | null = refusalAt(table, command),
): Promise<Answer | null> {
  const me = usePerson.getState().person?.player
  if (useConnection.getState().state !== 'open' || me === undefined) return null
  if (sightOf(table) === null && placeOf(table).elsewhere) return null
  if (refusal !== null) {
    tellRefusal(table, refusal.reason)
    return { ok: false, ...refusal }
  }
  const answer = await give(table, command)
  // It is nothing to whoever is signed in by now.
  if (!answer.ok && usePerson.getState().person?.player === me) tellRefusal(table, answer.reason)
  return answer
}
