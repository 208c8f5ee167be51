import type { BaccaratBet } from '#engine/baccarat/bets'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { GAMES } from '#engine/games'
import type { Winner } from '#engine/roads/result'
import type { LobbyTable } from '#protocol/lobby/table'
import type { Settings } from '#protocol/settings'
import { lookFromAfar } from '#web/multi/tile/look'
import { rowsOf, spotView } from '#web/table/baccarat/spots/spots'
import { amountOn, type SpotStake } from '#web/table/chips/spot'
import type { Fate, Row, SpotView, Tongue } from '#web/table/sides/spots/spot-view'

type Kept = Pick<Settings, 'zeroCommission' | 'sideBets'>

/** The rule record of a table that is only looked at: its game's; its own comes when it is joined. */
export function rulesFromAfar({ game }: Pick<LobbyTable, 'game'>): BaccaratRules | null {
  const known = GAMES[game]
  return known.family === 'baccarat' ? known.rules : null
}

/** The rows of spots, with the groups that the player plays (SB-10). */
export function rowsFromAfar(rules: BaccaratRules, { sideBets }: Kept): readonly Row<BaccaratBet>[] {
  const off = (['bonus', 'pairs'] as const).filter((group) => !sideBets.includes(group))
  return rowsOf(rules, off)
}

/** A spot of a table that is only looked at: what can be known of it by its line, and chips on their way there. */
export function spotFromAfar(
  bet: BaccaratBet,
  line: LobbyTable,
  rules: BaccaratRules,
  kept: Kept,
  pending: readonly SpotStake[],
  tongue: Tongue,
): SpotView {
  const look = lookFromAfar(line)
  const zeroCommission = rules.zeroCommission && kept.zeroCommission
  const from = rules.closedFromRound[bet]
  const isZeroOnly = rules.zeroCommissionOnly.includes(bet) && !zeroCommission
  const coming = pending.find((stake) => stake.bet === bet)
  return spotView(
    bet,
    {
      rules,
      zeroCommission,
      isBetting: look.kind === 'open',
      closed: isZeroOnly ? 'zero-commission' : from !== undefined && line.shoeRound >= from ? 'shoe' : null,
      fate: look.outcome === null ? null : fateFromAfar(bet, look.outcome.winner),
      stake: coming === undefined ? null : { kind: 'pending', cents: amountOn(coming), golden: false },
      crowd: {},
    },
    tongue,
  )
}

const MAINS: Readonly<Partial<Record<BaccaratBet, Winner>>> = { player: 'P', banker: 'B', tie: 'T' }

/** What the winner says of the main bets; the side bets’ cards are not told from afar. */
function fateFromAfar(bet: BaccaratBet, winner: Winner): Fate | null {
  const side = MAINS[bet]
  if (side === undefined) return null
  if (side === winner) return 'won'
  return winner === 'T' ? 'returned' : 'lost'
}
