import { sql, type Transaction } from 'kysely'
import type { PlayerId } from '#engine/ids'
import { chipsOf, expiredOf, grantsOf, inHandOf } from '#server/golden/chips'
import type { Golden } from '#server/golden/golden'
import { trayOf } from '#server/golden/tray'
import { goldenStakes } from '#server/play/sessions/bonus'
import type { Schema } from '#server/store/schema'
import type { Rider } from '#server/tables/commit'
import type { Restraint } from '#server/tables/restraint'

/** Chips were to be staked while some in hand had expired. Nothing was changed. */
class ExpiredChips extends Error {
  override readonly name = 'ExpiredChips'
  readonly players: readonly PlayerId[]

  constructor(players: readonly PlayerId[]) {
    super(`Golden chips of ${players.join(', ')} have expired: they are taken back first.`)
    this.players = players
  }
}

/** MO-7: nobody stakes chips whose time is over, be they still in hand: they go first, and the table decides again. */
export function withoutExpired(restraint: Restraint, golden: Pick<Golden, 'takeBack'>): Restraint {
  return {
    ...restraint,
    riders: [...restraint.riders, stopExpired],
    isOver: async (error) => {
      if (!(error instanceof ExpiredChips)) return restraint.isOver(error)
      await golden.takeBack(error.players)
      return true
    },
  }
}

const stopExpired: Rider = async (tx, batch) => {
  const stakes = goldenStakes(batch)
  if (stakes.size === 0) return []
  const { rows } = await sql<{ player: PlayerId }>`
    select distinct player_id as player from golden_grants
    where player_id = any(${[...stakes.keys()]}::text[]) and expires_at <= ${batch.at}::bigint and ended_at is null
    order by player`.execute(tx)
  const players: string[] = []
  for (const { player } of rows) {
    if (await hadExpired(tx, player, stakes.get(player) ?? 0, batch.at)) players.push(player)
  }
  if (players.length > 0) throw new ExpiredChips(players)
  return []
}

/** Whether there were expired chips in hand before this stake was taken. */
async function hadExpired(
  tx: Transaction<Schema>,
  player: PlayerId,
  stake: number,
  at: number,
): Promise<boolean> {
  const { inHand, staked } = await chipsOf(tx, player)
  const tray = trayOf(await grantsOf(tx, player), inHand + staked)
  return inHandOf(expiredOf(tray, at), staked - stake) > 0
}

/** FL-2: a void gives chips back whose time may be over already: their grants are looked at once more. */
export const reopenGrants: Rider = async (tx, batch) => {
  const codes = batch.events.flatMap((event) => (event.type === 'voided' ? [event.code] : []))
  if (codes.length === 0) return []
  await sql`update golden_grants set ended_at = null
    where ended_at is not null and player_id in (
      select a.owner from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
      where t.round = any(${codes}::text[]) and t.kind = 'void' and a.kind = 'golden')`.execute(tx)
  return []
}
