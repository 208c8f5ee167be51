import type { BaccaratEvent } from '#engine/baccarat/types'
import { converted, SAME_MONEY } from '#engine/money/rate'
import { rateOf, type TableLimits } from '#engine/round/limits'
import type { Crowd, TableState } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { isHeldIdly } from '#server/tables/clock'

/** A round without bets is dealt where the game goes on without them; elsewhere the table waits for a chip. */
export function closeBets(batch: Batch): void {
  const { state } = batch
  if (isWithoutBets(state)) {
    batch.emit({ type: 'clock', for: 'bets', until: null })
    return
  }
  batch.must({ do: 'close' })
  const closed = batch.events.find((event) => event.type === 'closed')
  if (closed !== undefined && 'unconfirmed' in closed)
    batch.emit({ type: 'crowd', bets: crowdOf(closed, state.game.limits) })
}

export function isWithoutBets(state: TableState): boolean {
  return needsBets(state) && state.game.slips.length === 0 && !isHeldIdly(state)
}

function needsBets({ game }: TableState): boolean {
  return 'seats' in game && !game.rules.dealsEverySeat
}

/** At baccarat others' bets are told as sums: how many players, how many cents of the table's currency (MO-6). */
function crowdOf({ taken }: Extract<BaccaratEvent, { type: 'closed' }>, limits: TableLimits): Crowd {
  const crowd: { -readonly [Bet in keyof Crowd]: Crowd[Bet] } = {}
  for (const { player, bet, cash, golden } of taken) {
    const { players, cents } = crowd[bet] ?? { players: 0, cents: 0 }
    const worth = converted(cash + golden, rateOf(limits, player), SAME_MONEY)
    crowd[bet] = { players: players + 1, cents: cents + worth }
  }
  return crowd
}
