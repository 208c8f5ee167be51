import { useMemo } from 'react'
import { settingsOf } from '#engine/baccarat/settings'
import type { State } from '#engine/baccarat/types'
import type { TableState } from '#engine/table/types'
import { useOrdersAt } from '#web/state/orders'
import { useMe, usePerson } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { closedWhy, fateOf } from '#web/table/baccarat/spots/openness'
import { rowsOf } from '#web/table/baccarat/spots/rows'
import { spotView } from '#web/table/baccarat/spots/spot-view'
import { stakesOf } from '#web/table/chips/spot'
import type { Hand } from '#web/table/dock/dock-parts'
import { useDockState } from '#web/table/dock/dock-state'
import { crowdFor, type Spots, useTongue } from '#web/table/sides/spots/sight'
import type { SpotView } from '#web/table/sides/spots/spot-view'
import { stakesByBet } from '#web/table/sides/spots/stakes'

/** Every spot of the table as this player sees it now, with the chip of the table's own dock or another in hand. */
export function useSpots(table: string, state: TableState<'baccarat'>, game: State, other?: Hand): Spots {
  const me = useMe()
  const tongue = useTongue(state)
  const own = useDockState(table)
  const { chip, golden } = other ?? own
  const orders = useOrdersAt(table)
  const tableCash = usePerson(({ tableCash: all }) => all[table])
  const purse = usePerson(({ purse: all }) => all)
  const focus = useSetting('focusMode')
  const { off, zeroCommission, autoConfirm } = settingsOf(game, me)
  const rows = useMemo(() => rowsOf(game.rules, off), [game.rules, off])
  const sight = { me, state, purse: { cash: tableCash ?? purse.cash, golden: purse.golden } }
  const confirmsAll = autoConfirm || !game.rules.confirmation
  const stakes = stakesByBet(game, me, stakesOf(game, me, table, orders), confirmsAll)
  const crowd = focus ? {} : crowdFor(state, game, me)
  const spots = new Map<string, SpotView>()
  for (const bet of rows.flatMap(({ bets }) => bets)) {
    const known = {
      rules: game.rules,
      zeroCommission,
      isBetting: game.phase === 'betting' && state.paused === null,
      closed: chip === 0 ? null : closedWhy(sight, bet, chip, golden),
      fate: fateOf(game, bet, zeroCommission),
      stake: stakes.get(bet) ?? null,
      crowd,
    }
    spots.set(bet, spotView(bet, known, tongue))
  }
  return { rows, spots, tongue }
}
