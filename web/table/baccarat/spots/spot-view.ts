import type { BaccaratBet } from '#engine/baccarat/bets'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Odds } from '#engine/money/odds'
import type { Crowd } from '#engine/round/crowd'
import { reasonSaid } from '#protocol/story/say'
import type { Formats } from '#ui/i18n/format'
import type { Words } from '#web/i18n/language'
import type { ClosedWhy, Fate } from '#web/table/baccarat/spots/openness'
import { type Tone, toneOf } from '#web/table/baccarat/spots/rows'
import type { Stake } from '#web/table/baccarat/spots/stakes'

/** How others bet on a spot: its share of all that lies on the main bets. */
export interface Share {
  readonly share: number
  readonly cents: number
  readonly players: number
}

/** A spot as it is shown, on the cloth or on a phone. */
export interface SpotView {
  readonly bet: BaccaratBet
  readonly tone: Tone
  readonly name: string
  /** What it pays, or in a few words why it is closed. */
  readonly line: string
  /** The same for small spots. */
  readonly brief: string
  /** The whole of it for those who do not see. */
  readonly label: string
  readonly state: 'open' | 'closed' | 'resting' | Fate
  readonly stake: Stake | null
  readonly share: Share | null
}

/** The language that a spot is told in. */
export interface Tongue {
  readonly words: Words
  readonly formats: Formats
  readonly currency: string
}

/** `0,95:1`. */
export function oddsLine([win, per]: Odds, { number }: Formats): string {
  return `${number(win / per)}:1`
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

/** The label below a stack. */
export function stakeLabel(stake: Stake, { words, formats, currency }: Tongue): string {
  const money = (cents: number) => formats.money(cents, currency, true)
  switch (stake.kind) {
    case 'inactive':
      return words.baccarat.least(money(stake.least))
    case 'refused':
      return reasonSaid(stake.reason)(words.story)
    case 'won':
    case 'returned':
      return money(stake.paid)
    default:
      return money(stake.cents)
  }
}

/** "Banco, paga 0,95:1, puntati 125 €, aperta." */
export function spotLabel(view: Pick<SpotView, 'name' | 'line' | 'state' | 'stake'>, tongue: Tongue): string {
  const { baccarat: words } = tongue.words
  const { name, line, state, stake } = view
  const parts = [name, state === 'closed' ? line : words.pays(line)]
  if (stake !== null) parts.push(words.stakes[stake.kind](stakeLabel(stake, tongue)))
  parts.push(words.states[state])
  return parts.join(', ')
}

const MAINS: readonly BaccaratBet[] = ['player', 'banker', 'tie']

export function shareOf(crowd: Crowd, bet: BaccaratBet): Share | null {
  const own = crowd[bet]
  const all = MAINS.reduce((sum, main) => sum + (crowd[main]?.cents ?? 0), 0)
  if (own === undefined || all === 0 || !MAINS.includes(bet)) return null
  return { share: own.cents / all, cents: own.cents, players: own.players }
}

/** In a few words, where the odds would stand. */
function closedLines(
  rules: BaccaratRules,
  bet: BaccaratBet,
  why: ClosedWhy,
  words: Words['baccarat'],
): Pick<SpotView, 'line' | 'brief'> {
  const from = rules.closedFromRound[bet]
  if (why === 'shoe' && from !== undefined) {
    return { line: words.closedFrom(from), brief: words.closedFromBrief(from) }
  }
  return { line: words.closed[why], brief: words.closedBrief[why] }
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
  const pays = paysLine(rules, bet, zeroCommission, tongue)
  const view = {
    bet,
    tone: toneOf(bet),
    name: words.bets[bet],
    ...(closed === null ? { line: pays, brief: pays } : closedLines(rules, bet, closed, words)),
    state: closed === null ? (fate ?? (isBetting ? 'open' : 'resting')) : 'closed',
    stake,
    share: shareOf(crowd, bet),
  } as const
  return { ...view, label: spotLabel(view, tongue) }
}
