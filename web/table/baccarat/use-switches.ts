import { useEffect } from 'react'
import { SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import { settingsOf } from '#engine/baccarat/settings'
import { NO_CENTS } from '#engine/money/cents'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/commands'
import { type BaccaratGame, refusalOf } from '#protocol/sight'
import { useConnection } from '#ui/net/connection'
import { give } from '#web/net/house'
import { useMe } from '#web/state/person'
import { useSettings } from '#web/state/settings'

/** Switches cost nothing. */
const NO_MONEY = { cash: NO_CENTS, golden: NO_CENTS }

/** TP-8: the table's own switches follow the player's settings, as soon as the table lets them. */
export function useSwitches(table: string, state: TableState, game: BaccaratGame): void {
  const me = useMe()
  const kept = useSettings(({ version }) => version > 0)
  const isOpen = useConnection(({ state: now }) => now === 'open')
  const { zeroCommission, autoConfirm, sideBets } = useSettings(({ settings }) => settings)
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
  // What is refused now is asked for again when the table has moved on.
  const sight = { me, state, purse: NO_MONEY }
  const allowed = wanted.filter((command) => refusalOf(sight, command) === null)
  const asked = kept && isOpen && me !== '' ? JSON.stringify(allowed) : '[]'
  useEffect(() => {
    for (const command of JSON.parse(asked) as readonly PlayerCommand[]) void give(table, command)
  }, [table, asked])
}
