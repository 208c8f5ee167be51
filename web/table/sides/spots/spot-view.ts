import type { Odds } from '#engine/money/odds'
import type { Crowd } from '#engine/round/crowd'
import { reasonSaid } from '#protocol/story/say'
import type { Formats } from '#ui/i18n/format'
import type { Words } from '#web/i18n/language'
import type { Stake } from '#web/table/sides/spots/stakes'

export type RowName = 'pairs' | 'mains' | 'bonus'

/** Spots beside each other, as they lie before the player. */
export interface Row<Bet extends string = string> {
  readonly name: RowName
  readonly bets: readonly Bet[]
}

/** Whose colour a spot has; a side's is that of its part on the roads. */
export type Tone = 'player' | 'banker' | 'tie' | 'plain'

/** Why nobody could lay a chip here, however much money: the others are told when a chip is laid. */
export type ClosedWhy =
  | 'zero-commission'
  | 'shoe'
  | 'opposite-bets'
  | 'needs-main'
  | 'golden-only'
  | 'cash-only'
  | 'not-offered'

export type Fate = 'won' | 'lost' | 'returned'

/** How others bet on a spot: its share of all that lies on the main bets. */
export interface Share {
  readonly share: number
  readonly cents: number
  readonly players: number
}

/** A spot as it is shown, on the cloth or on a phone. */
export interface SpotView {
  readonly bet: string
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
  /**
   * Where the payment lies, in stacks to the right: away from the share of others, on side spots away from the name. Null is
   * away from the dealer.
   */
  readonly beside: number | null
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

/** The label below a stack. */
export function stakeLabel(stake: Stake, { words, formats, currency }: Tongue): string {
  const money = (cents: number) => formats.money(cents, currency, true)
  switch (stake.kind) {
    case 'inactive':
      return words.cloth.least(money(stake.least))
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
  const { cloth: words } = tongue.words
  const { name, line, state, stake } = view
  const parts = [name, state === 'closed' ? line : words.pays(line)]
  if (stake !== null) parts.push(words.stakes[stake.kind](stakeLabel(stake, tongue)))
  parts.push(words.states[state])
  return parts.join(', ')
}

/** A bet's share of all that lies on the main bets; null on other bets, and while nothing does. */
export function shareOf(crowd: Crowd, bet: string, mains: readonly string[]): Share | null {
  const own = crowd[bet]
  const all = mains.reduce((sum, main) => sum + (crowd[main]?.cents ?? 0), 0)
  if (own === undefined || all === 0 || !mains.includes(bet)) return null
  return { share: own.cents / all, cents: own.cents, players: own.players }
}

/** What a family knows of a spot: its name, what it pays, and in a few words why it is closed. */
interface Known {
  readonly name: string
  readonly tone: Tone
  readonly pays: string
  readonly closed: ClosedWhy | null
  /** Where more is to be said of it than why it is closed. */
  readonly closedLines?: Pick<SpotView, 'line' | 'brief'> | null
  readonly isBetting: boolean
  readonly fate: Fate | null
  readonly stake: Stake | null
  readonly share: Share | null
  readonly beside: number | null
}

export function viewOf(bet: string, known: Known, tongue: Tongue): SpotView {
  const { name, tone, pays, closed, closedLines, isBetting, fate, stake, share, beside } = known
  const { cloth: words } = tongue.words
  const lines =
    closed === null
      ? { line: pays, brief: pays }
      : (closedLines ?? { line: words.closed[closed], brief: words.closedBrief[closed] })
  const state = closed === null ? (fate ?? (isBetting ? 'open' : 'resting')) : 'closed'
  const view = { bet, tone, name, ...lines, state, stake, share, beside } as const
  return { ...view, label: spotLabel(view, tongue) }
}
