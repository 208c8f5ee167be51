import { SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { settingsOf } from '#engine/baccarat/settings'
import type { State } from '#engine/baccarat/types'
import { NO_CENTS } from '#engine/money/cents'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Settings } from '#protocol/settings'
import { refusalOf } from '#protocol/sight'

type Wanted = Pick<Settings, 'zeroCommission' | 'autoConfirm' | 'sideBets'>

/** Switches cost nothing. */
const NO_MONEY = { cash: NO_CENTS, golden: NO_CENTS }

/** What is refused now is asked for again when the table has moved on. */
export function switchesToAsk(
  state: TableState,
  game: State,
  me: string,
  { zeroCommission, autoConfirm, sideBets }: Wanted,
): readonly PlayerCommand[] {
  // The game would take it, the table that stands still does not.
  if (state.paused !== null) return []
  const here = settingsOf(game, me)
  const wanted: PlayerCommand[] = []
  if (game.rules.zeroCommission && here.zeroCommission !== zeroCommission) {
    wanted.push({ do: 'zeroCommission', on: zeroCommission })
  }
  if (game.rules.confirmation && here.autoConfirm !== autoConfirm) {
    wanted.push({ do: 'autoConfirm', on: autoConfirm })
  }
  for (const group of SIDE_BET_GROUPS) {
    const on = sideBets.includes(group)
    const isSwitch = game.rules.sideBetGroups[group].length > 0
    if (isSwitch && here.off.includes(group) === on) wanted.push({ do: 'sideBets', group, on })
  }
  const sight = { me, state, purse: NO_MONEY }
  return wanted.filter((command) => refusalOf(sight, command) === null)
}
