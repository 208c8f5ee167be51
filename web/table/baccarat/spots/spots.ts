import { useMemo } from 'react'
import type { BaccaratBet, SideBetGroup } from '#engine/baccarat/bets'
import { coupOf } from '#engine/baccarat/coup'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { settingsOf } from '#engine/baccarat/settings'
import type { State } from '#engine/baccarat/types'
import { verdictOn } from '#engine/baccarat/verdict'
import type { Odds } from '#engine/money/odds'
import type { TableState } from '#engine/table/types'
import type { Words } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import type { Hand } from '#web/table/dock/dock-parts'
import {
  type ClosedWhy,
  type Fate,
  oddsLine,
  type Row,
  type RowName,
  type SpotView,
  shareOf,
  type Tone,
  type Tongue,
  viewOf,
} from '#web/table/sides/spots/spot-view'
import { type Seen, type Spots, useSpots as useSpotsOf } from '#web/table/sides/spots/use-spots'

/** Every spot of the table as this player sees it now, with the chip of the table's own dock or another in hand. */
export function useSpots(table: string, state: TableState<'baccarat'>, hand?: Hand): Spots {
  const { game } = state
  const { rules } = game
  const { off, zeroCommission, autoConfirm } = settingsOf(game, useMe())
  const rows = useMemo(() => rowsOf(rules, off), [rules, off])
  return useSpotsOf({
    table,
    state,
    rows,
    confirmsAll: autoConfirm || !rules.confirmation,
    view: (bet, seen, tongue) =>
      spotView(bet, { ...seen, rules, zeroCommission, fate: fateOf(game, bet, zeroCommission) }, tongue),
    hand,
  })
}

/** The spots as they lie before the player, from the dealer down: the same order on the cloth and on phones. */
const ROWS = {
  pairs: ['playerPair', 'eitherPair', 'perfectPair', 'bankerPair'],
  mains: ['player', 'tie', 'banker'],
  bonus: ['playerBonus', 'small', 'super6', 'big', 'bankerBonus'],
} as const satisfies Readonly<Record<RowName, readonly BaccaratBet[]>>

/** What the game offers, without the groups that the player switched off (SB-10). */
export function rowsOf(rules: BaccaratRules, off: readonly SideBetGroup[]): readonly Row<BaccaratBet>[] {
  const hidden = new Set(off.flatMap((group) => rules.sideBetGroups[group]))
  const shown = (bet: BaccaratBet) => rules.offers.includes(bet) && !hidden.has(bet)
  return (['pairs', 'mains', 'bonus'] as const)
    .map((name) => ({ name, bets: ROWS[name].filter(shown) }))
    .filter(({ bets }) => bets.length > 0)
}

const TONES: Readonly<Partial<Record<BaccaratBet, Tone>>> = {
  player: 'player',
  playerPair: 'player',
  playerBonus: 'player',
  banker: 'banker',
  bankerPair: 'banker',
  bankerBonus: 'banker',
  tie: 'tie',
}

/** Whose colour a spot has. */
export function toneOf(bet: BaccaratBet): Tone {
  return TONES[bet] ?? 'plain'
}

/** What a bet pays in this player's mode (SB-2, SB-3). */
export function paysLine(
  rules: BaccaratRules,
  bet: BaccaratBet,
  zeroCommission: boolean,
  { words: { baccarat: words }, formats }: Pick<Tongue, 'words' | 'formats'>,
): string {
  const line = (odds: Odds) => oddsLine(odds, formats)
  if (bet === 'playerBonus' || bet === 'bankerBonus') {
    const best = rules.bonusMarginPays.reduce((one, odds) =>
      odds !== null && (one === null || odds[0] / odds[1] > one[0] / one[1]) ? odds : one,
    )
    return best === null ? '' : words.upTo(line(best))
  }
  if (bet === 'banker' && zeroCommission) {
    return words.bankerZero(line(rules.zeroCommissionPays), line(rules.zeroCommissionSixPays))
  }
  return line(rules.pays[bet])
}

const MAINS: readonly BaccaratBet[] = ['player', 'banker', 'tie']

/** Super 6 has its socket at its right end. */
const BESIDE: Readonly<Partial<Record<BaccaratBet, number>>> = {
  player: 0.78,
  tie: 0.78,
  banker: -0.78,
  super6: -0.6,
}

/** SB-5: from which round on it is closed. */
function closedLines(
  rules: BaccaratRules,
  bet: BaccaratBet,
  why: ClosedWhy | null,
  words: Words['baccarat'],
): Pick<SpotView, 'line' | 'brief'> | null {
  const from = rules.closedFromRound[bet]
  if (why !== 'shoe' || from === undefined) return null
  return { line: words.closedFrom(from), brief: words.closedFromBrief(from) }
}

interface Known extends Seen {
  readonly rules: BaccaratRules
  readonly zeroCommission: boolean
  readonly fate: Fate | null
}

export function spotView(bet: BaccaratBet, known: Known, tongue: Tongue): SpotView {
  const { rules, zeroCommission, isBetting, closed, fate, stake, crowd } = known
  const { baccarat: words } = tongue.words
  return viewOf(
    bet,
    {
      name: words.bets[bet],
      tone: toneOf(bet),
      pays: paysLine(rules, bet, zeroCommission, tongue),
      closed,
      closedLines: closedLines(rules, bet, closed, words),
      isBetting,
      fate,
      stake,
      share: shareOf(crowd, bet, MAINS),
      beside: BESIDE[bet] ?? null,
    },
    tongue,
  )
}

/** What the round's cards say of a spot, whether anybody bet on it or not (SB-9); null before its end. */
export function fateOf(game: State, bet: BaccaratBet, zeroCommission: boolean): Fate | null {
  if (game.phase !== 'over' || game.winner === null) return null
  const verdict = verdictOn(game.rules, bet, coupOf(game.player, game.banker), zeroCommission)
  return verdict === 'lose' ? 'lost' : verdict === 'push' ? 'returned' : 'won'
}
