import { type Cents, NO_CENTS } from '#engine/money/cents'
import { type Odds, winnings } from '#engine/money/odds'

export const OUTCOMES = ['win', 'lose', 'push', 'refund', 'blackjack'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The money of one bet: cash, golden chips (MO-7) or a free-bet token's worth (FB-10). A bet is all cash or all golden. */
export interface Staked {
  readonly cash: Cents
  readonly golden: Cents
  readonly free: Cents
}

/** What a bet came to. `paid` is cash and counts the cash stake that comes back; `goldenBack` is chips returned. */
export interface Payout {
  readonly outcome: Outcome
  readonly paid: Cents
  readonly goldenBack: Cents
}

/** MO-2, MO-7, FB-10: the stake comes back with what it wins; golden chips and tokens only bring what they win. */
export function won(staked: Staked, odds: Odds, outcome: 'win' | 'blackjack' = 'win'): Payout {
  const paid =
    staked.cash + winnings(staked.cash, odds) + winnings(staked.golden, odds) + winnings(staked.free, odds)
  return { outcome, paid: paid as Cents, goldenBack: NO_CENTS }
}

/** MO-3. `returned` is cash given back although the bet lost (MF-7). */
export function lost(returned: Cents = NO_CENTS): Payout {
  return { outcome: 'lose', paid: returned, goldenBack: NO_CENTS }
}

/**
 * What the cards say of a bet: the odds it wins at, its stake back, nothing, or `back`, the share of the stake that comes
 * back although it lost.
 */
export type Verdict = Odds | 'push' | 'lose' | { readonly back: Odds }

export function payoutOf(staked: Staked, verdict: Verdict): Payout {
  if (verdict === 'lose') return lost()
  if (verdict === 'push') return returned(staked, 'push')
  return 'back' in verdict ? lost(winnings(staked.cash, verdict.back)) : won(staked, verdict)
}

/** MO-3: own stakes come back, a token just goes (FB-10). */
export function returned(staked: Staked, outcome: 'push' | 'refund'): Payout {
  return { outcome, paid: staked.cash, goldenBack: staked.golden }
}

/** A bet that stands where nobody adds to it. */
export interface FlatBet<Bet extends string> {
  readonly player: string
  readonly bet: Bet
  readonly cash: Cents
  readonly golden: Cents
}

export interface FlatResult<Bet extends string> extends FlatBet<Bet>, Payout {}

/** The round's bets with what the cards bring them. */
export function settled<Bet extends string, Taken extends FlatBet<Bet>>(
  bets: readonly Taken[],
  verdictOn: (bet: Taken) => Verdict,
): readonly FlatResult<Taken['bet']>[] {
  return bets.map((bet) => resultOf<Taken['bet']>(bet, payoutOf(stakedOn(bet), verdictOn(bet))))
}

/** FL-1: everything that was taken goes back. */
export function refunded<Bet extends string>(bets: readonly FlatBet<Bet>[]): readonly FlatResult<Bet>[] {
  return bets.map((bet) => resultOf(bet, returned(stakedOn(bet), 'refund')))
}

function stakedOn({ cash, golden }: FlatBet<string>): Staked {
  return { cash, golden, free: NO_CENTS }
}

function resultOf<Bet extends string>(
  { player, bet, cash, golden }: FlatBet<Bet>,
  { paid, goldenBack, outcome }: Payout,
): FlatResult<Bet> {
  return { player, bet, cash, golden, paid, goldenBack, outcome }
}
