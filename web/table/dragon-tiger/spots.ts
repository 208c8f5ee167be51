import { useMemo } from 'react'
import { BETS, type DragonTigerBet } from '#engine/dragon-tiger/bets'
import { duelOf } from '#engine/dragon-tiger/duel'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { State } from '#engine/dragon-tiger/types'
import { verdictOn } from '#engine/dragon-tiger/verdict'
import { slipAt } from '#engine/round/slip'
import type { TableState } from '#engine/table/types'
import { withGame } from '#engine/table/with-game'
import { refusalOf, type Sight } from '#protocol/sight'
import { useOrdersAt } from '#web/state/orders'
import { useMe, usePerson } from '#web/state/person'
import { useSetting } from '#web/state/settings'
import { stakesOf } from '#web/table/chips/spot'
import type { Hand } from '#web/table/dock/dock-parts'
import { useDockState } from '#web/table/dock/dock-state'
import { type ClosedWhy, type Fate, LASTING } from '#web/table/sides/spots/openness'
import type { Row, Tone } from '#web/table/sides/spots/rows'
import { crowdFor, type Spots, useTongue } from '#web/table/sides/spots/sight'
import { oddsLine, type SpotView, shareOf, type Tongue, viewOf } from '#web/table/sides/spots/spot-view'
import { type Stake, stakesByBet } from '#web/table/sides/spots/stakes'

/** As they lie before the player: the same order on the cloth and on phones. */
const ROWS: readonly Row<DragonTigerBet>[] = [
  { name: 'mains', bets: ['dragon', 'tie', 'tiger'] },
  { name: 'bonus', bets: ['suitedTie'] },
]

export function rowsOf({ offers }: DragonTigerRules): readonly Row<DragonTigerBet>[] {
  const shown = ROWS.map(({ name, bets }) => ({ name, bets: bets.filter((bet) => offers.includes(bet)) }))
  return shown.filter(({ bets }) => bets.length > 0)
}

/** DT-5: Dragon has banker's colour, Tiger player's. */
const TONES: Readonly<Record<DragonTigerBet, Tone>> = {
  dragon: 'banker',
  tiger: 'player',
  tie: 'tie',
  suitedTie: 'tie',
}

/** Suited Tie has its socket at its right end. */
const BESIDE: Readonly<Record<DragonTigerBet, number>> = {
  dragon: 0.78,
  tie: 0.78,
  tiger: -0.78,
  suitedTie: -0.6,
}

const MAINS: readonly DragonTigerBet[] = ['dragon', 'tiger', 'tie']

interface Known {
  readonly rules: DragonTigerRules
  readonly isBetting: boolean
  readonly closed: ClosedWhy | null
  readonly fate: Fate | null
  readonly stake: Stake | null
  readonly share: SpotView['share']
}

export function spotView(bet: DragonTigerBet, { rules, ...known }: Known, tongue: Tongue): SpotView {
  const { words, formats } = tongue
  return viewOf(
    bet,
    {
      ...known,
      name: words.dragonTiger.bets[bet],
      tone: TONES[bet],
      pays: oddsLine(rules.pays[bet], formats),
      beside: BESIDE[bet],
    },
    tongue,
  )
}

/** Every spot of the table as this player sees it now, with the chip of the table's own dock or another in hand. */
export function useSpots(table: string, state: TableState<'dragon-tiger'>, other?: Hand): Spots {
  const { game } = state
  const me = useMe()
  const tongue = useTongue(state)
  const own = useDockState(table)
  const { chip, golden } = other ?? own
  const orders = useOrdersAt(table)
  const tableCash = usePerson(({ tableCash: all }) => all[table])
  const purse = usePerson(({ purse: all }) => all)
  const focus = useSetting('focusMode')
  const rows = useMemo(() => rowsOf(game.rules), [game.rules])
  const sight = { me, state, purse: { cash: tableCash ?? purse.cash, golden: purse.golden } }
  const stakes = stakesByBet(game, me, stakesOf(game, me, table, orders), true)
  const crowd = focus ? {} : crowdFor(state, game, me)
  const spots = new Map<string, SpotView>()
  for (const bet of BETS) {
    const known = {
      rules: game.rules,
      isBetting: game.phase === 'betting' && state.paused === null,
      closed: chip === 0 ? null : closedWhy(sight, bet, chip, golden),
      fate: fateOf(game, bet),
      stake: stakes.get(bet) ?? null,
      share: shareOf(crowd, bet, MAINS),
    }
    spots.set(bet, spotView(bet, known, tongue))
  }
  return { rows, spots, tongue }
}

/** Why the spot takes no chips while betting is open; asked of the engine. */
export function closedWhy(
  sight: Sight & { readonly state: TableState<'dragon-tiger'> },
  bet: DragonTigerBet,
  amount: number,
  golden: boolean,
): ClosedWhy | null {
  const { state, me } = sight
  if (state.game.phase !== 'betting') return null
  const game: State = { ...state.game, phase: 'betting' }
  const command = { do: 'bet', bet, amount, ...(golden ? { golden } : {}) } as const
  const refusal = refusalOf({ ...sight, state: withGame(state, game) }, command)
  const why = refusal === null ? undefined : LASTING[refusal.reason]
  // MO-7: a bet is of one kind of chips.
  const lying = slipAt(game.slips, { player: me, bet, seat: 0, behind: false })
  if (why === 'not-offered' && lying !== undefined) return golden ? 'cash-only' : 'golden-only'
  return why ?? null
}

/** What the round's cards say of a spot, whether anybody bet on it or not; null before its end. */
function fateOf({ phase, rules, dragon, tiger }: State, bet: DragonTigerBet): Fate | null {
  if (phase !== 'over' || dragon === null || tiger === null) return null
  const verdict = verdictOn(rules, bet, duelOf(dragon, tiger))
  if (verdict === 'push') return 'returned'
  return verdict === 'lose' || 'back' in verdict ? 'lost' : 'won'
}
