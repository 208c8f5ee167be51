import { type Cents, NO_CENTS } from '#engine/money/cents'
import type { Payout, Staked } from '#engine/round/bet'

/** A bet on the cloth: as chips while betting is open, then as it stands, in the end with what it came to. */
export interface OnCloth extends Staked {
  readonly player: string
  readonly bet: string
  /** 0 where nobody sits. */
  readonly seat: number
  readonly hand: number
  readonly behind: boolean
  /** Null while nobody knows. */
  readonly result: Payout | null
}

interface Bet {
  readonly player: string
  readonly bet: string
  readonly cash: Cents
  readonly golden: Cents
  readonly free?: Cents
  readonly seat?: number
  readonly hand?: number
  readonly behind?: boolean
}

export function onCloth(
  { player, bet, cash, golden, free = NO_CENTS, seat = 0, hand = 0, behind = false }: Bet,
  result: Payout | null = null,
): OnCloth {
  return { player, bet, seat, hand, behind, cash, golden, free, result }
}

export function resultOnCloth(bet: Bet & Payout): OnCloth {
  const { outcome, paid, goldenBack } = bet
  return onCloth(bet, { outcome, paid, goldenBack })
}

/** Where bets stand as they were laid. */
export function flatCloth({
  phase,
  slips,
  bets,
  results,
}: {
  readonly phase: 'betting' | 'dealing' | 'over'
  readonly slips: readonly Bet[]
  readonly bets: readonly Bet[]
  readonly results: readonly (Bet & Payout)[]
}): readonly OnCloth[] {
  if (phase === 'over') return results.map(resultOnCloth)
  return (phase === 'betting' ? slips : bets).map((bet) => onCloth(bet))
}
