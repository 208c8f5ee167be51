import { useMemo } from 'react'
import { converted, SAME_MONEY } from '#engine/money/rate'
import type { Crowd } from '#engine/round/crowd'
import { rateOf } from '#engine/round/limits'
import type { Reason } from '#engine/round/refusal'
import type { TableState } from '#engine/table/types'
import { withGame } from '#engine/table/with-game'
import { betCommand } from '#protocol/player/commands'
import { refusalOf, type Sight } from '#protocol/sight'
import { useSpoken } from '#web/i18n/language'
import { useOrdersAt } from '#web/state/orders'
import { useMe } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { useSight } from '#web/state/sight'
import { stakesOf } from '#web/table/chips/spot'
import type { Hand } from '#web/table/dock/dock-parts'
import { useDockState } from '#web/table/dock/dock-state'
import type { ClosedWhy, Row, SpotView, Tongue } from '#web/table/sides/spots/spot-view'
import { type Stake, type Staked, stakesByBet } from '#web/table/sides/spots/stakes'

/** Every spot of a table as this player sees it now. */
export interface Spots {
  readonly rows: readonly Row[]
  readonly spots: ReadonlyMap<string, SpotView>
  readonly tongue: Tongue
}

/** What is known of a spot at every table without seats. */
export interface Seen {
  readonly isBetting: boolean
  readonly closed: ClosedWhy | null
  readonly stake: Stake | null
  readonly crowd: Crowd
}

interface Shown<Bet extends string> {
  readonly table: string
  readonly state: TableState & { readonly game: Staked }
  readonly rows: readonly Row<Bet>[]
  /** Chips count without being confirmed (MB-3). */
  readonly confirmsAll: boolean
  readonly view: (bet: Bet, seen: Seen, tongue: Tongue) => SpotView
  /** Instead of the chip of the table's own dock. */
  readonly hand: Hand | undefined
}

export function useSpots<Bet extends string>(shown: Shown<Bet>): Spots {
  const { table, state, rows, confirmsAll, view, hand } = shown
  const { game } = state
  const me = useMe()
  const tongue = useTongue(state)
  const own = useDockState(table)
  const { chip, golden } = hand ?? own
  const orders = useOrdersAt(table)
  const sight = useSight(table, state)
  const focus = useSetting('focusMode')
  const stakes = stakesByBet(game, me, stakesOf(game, me, table, orders), confirmsAll)
  const crowd = focus ? {} : crowdFor(state, me)
  const spots = new Map<string, SpotView>()
  for (const bet of rows.flatMap(({ bets }) => bets)) {
    const seen = {
      isBetting: game.phase === 'betting' && state.paused === null,
      closed: chip === 0 ? null : closedWhy(sight, bet, chip, golden),
      stake: stakes.get(bet) ?? null,
      crowd,
    }
    spots.set(bet, view(bet, seen, tongue))
  }
  return { rows, spots, tongue }
}

/** What closes a spot for as long as it lasts, and is said there. */
const LASTING: Readonly<Partial<Record<Reason, ClosedWhy>>> = {
  'not-in-game': 'not-offered',
  'switched-off': 'not-offered',
  'zero-commission': 'zero-commission',
  'mixed-chips': 'golden-only',
  closed: 'shoe',
  'opposite-bets': 'opposite-bets',
  'needs-main': 'needs-main',
}

/** Why a spot takes no chips in this round; asked of the engine, as if betting were open. */
export function closedWhy(sight: Sight, bet: string, amount: number, golden: boolean): ClosedWhy | null {
  const { game } = sight.state
  const isBetting = game.phase === 'betting'
  const state = withGame(sight.state, { ...game, phase: 'betting' })
  const refusal = refusalOf({ ...sight, state }, betCommand({ bet, seat: 0, behind: false, amount, golden }))
  const why = refusal === null ? undefined : LASTING[refusal.reason]
  // Once betting is over only what closes the spot for the whole round still shows.
  const isShown = isBetting || why === 'shoe' || why === 'zero-commission'
  if (why === undefined || !isShown) return null
  return why === 'golden-only' && golden ? 'cash-only' : why
}

/** MO-6: others' stakes in the viewer's own money. */
function crowdFor({ crowd, game }: TableState, me: string): Crowd {
  const rate = rateOf(game.limits, me)
  if (rate === SAME_MONEY) return crowd
  const own = Object.entries(crowd).map(([bet, { players, cents }]) => [
    bet,
    { players, cents: converted(cents, SAME_MONEY, rate) },
  ])
  return Object.fromEntries(own)
}

export function useTongue(state: TableState): Tongue {
  const me = useMe()
  const { words, formats } = useSpoken()
  const currency = state.purses[me]?.currency ?? state.currency
  return useMemo(() => ({ words, formats, currency }), [words, formats, currency])
}
