import type { BaccaratBet } from '#engine/baccarat/bets'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Odds } from '#engine/money/odds'
import type { Crowd } from '#engine/round/crowd'
import type { Words } from '#web/i18n/language'
import { toneOf } from '#web/table/baccarat/spots/rows'
import type { ClosedWhy, Fate } from '#web/table/sides/spots/openness'
import { oddsLine, type SpotView, shareOf, type Tongue, viewOf } from '#web/table/sides/spots/spot-view'
import type { Stake } from '#web/table/sides/spots/stakes'

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

interface Known {
  readonly rules: BaccaratRules
  readonly zeroCommission: boolean
  readonly isBetting: boolean
  readonly closed: ClosedWhy | null
  readonly fate: Fate | null
  readonly stake: Stake | null
  readonly crowd: Crowd
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
