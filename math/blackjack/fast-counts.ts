import { drawBonus } from '#engine/blackjack/fire-blaze/bonus'
import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import type { Bet } from '#engine/blackjack/types'
import type { Stream } from '#engine/cards/stream'
import type { Odds } from '#engine/money/odds'
import type { FastGame } from '#math/blackjack/fast-tables'
import { type Tally, tallyOf } from '#math/tally'

/** How often each bet came to what in the rounds played, a unit on all of them. */
export interface BlackjackCounts {
  /** The main bet by its net result, `netOffset` above it. */
  readonly nets: Uint32Array
  readonly netOffset: number
  /** Lost, then won by the odds of the rules in their order. */
  readonly perfectPairs: Uint32Array
  readonly twentyOnePlusThree: Uint32Array
  readonly push22: Uint32Array
  /** No level, then the lowest to the highest. */
  readonly levels: Uint32Array
}

export function noBlackjackRounds({ game: { rules }, terms, decisions }: FastGame): BlackjackCounts {
  const { unit, win, blackjack, insurancePremium, insuranceWin } = terms
  const hands = Math.max(...decisions.most)
  const netOffset = 2 * hands * unit + insurancePremium
  const most = Math.max(2 * hands * win, blackjack) + insuranceWin
  return {
    nets: new Uint32Array(netOffset + most + 1),
    netOffset,
    perfectPairs: new Uint32Array(1 + Object.keys(rules.perfectPairs).length),
    twentyOnePlusThree: new Uint32Array(1 + Object.keys(rules.twentyOnePlusThree).length),
    push22: new Uint32Array(2),
    levels: new Uint32Array(1 + LEVELS.length),
  }
}

/**
 * What a unit on every bet came to. The bonuses of all levels reached are drawn here from `stream`: a bonus does
 * not depend on the cards that opened it (MF-20).
 */
export function blackjackTallies(
  fast: FastGame,
  counts: BlackjackCounts,
  stream: Stream,
): ReadonlyMap<Bet, Tally> {
  const { rules } = fast.game
  const tallies = new Map<Bet, Tally>([['main', mainTally(fast, counts)]])
  for (const bet of rules.sideBets) {
    switch (bet) {
      case 'perfectPairs':
        tallies.set(bet, oddsTally(Object.values(rules.perfectPairs), counts.perfectPairs))
        break
      case 'twentyOnePlusThree':
        tallies.set(bet, oddsTally(Object.values(rules.twentyOnePlusThree), counts.twentyOnePlusThree))
        break
      case 'push22':
        tallies.set(bet, oddsTally([rules.push22Pays], counts.push22))
        break
      case 'fireBlaze':
        tallies.set(bet, fireTally(fast, counts, stream))
        break
      default:
        bet satisfies never
    }
  }
  return tallies
}

/** The return of a round is 1 + net result / first stake: what doubles and splits add is in the net result alone. */
function mainTally({ terms }: FastGame, { nets, netOffset }: BlackjackCounts): Tally {
  const per = BigInt(terms.unit)
  const tally = noTally(per)
  for (const [place, rounds] of nets.entries())
    addReturns(tally, per + BigInt(place - netOffset), BigInt(rounds))
  return tally
}

function oddsTally(pays: readonly Odds[], counts: Uint32Array): Tally {
  const verdicts = new Map<Odds | 'lose', bigint>([['lose', BigInt(counts[0] ?? 0)]])
  for (const [index, odds] of pays.entries()) {
    verdicts.set(odds, (verdicts.get(odds) ?? 0n) + BigInt(counts[index + 1] ?? 0))
  }
  return tallyOf(verdicts)
}

/** MF-19, MF-20. */
function fireTally({ game }: FastGame, { levels }: BlackjackCounts, stream: Stream): Tally {
  const { fireBlaze } = game.rules
  const tally = noTally(1n)
  addReturns(tally, 0n, BigInt(levels[0] ?? 0))
  if (fireBlaze === null) return tally
  for (const [index, level] of LEVELS.entries()) {
    const [, most] = fireBlaze.levels[level].range
    const totals = new Uint32Array(most + 1)
    for (let left = levels[index + 1] ?? 0; left > 0; left--) {
      const total = drawBonus(fireBlaze, level, stream).at(-1)?.total ?? 0
      totals[total] = (totals[total] ?? 0) + 1
    }
    for (const [total, rounds] of totals.entries()) addReturns(tally, BigInt(total), BigInt(rounds))
  }
  return tally
}

type TallyDraft = { -readonly [Field in keyof Tally]: Tally[Field] }

function noTally(per: bigint): TallyDraft {
  return { count: 0n, won: 0n, pushed: 0n, lost: 0n, per, sum: 0n, sumOfSquares: 0n }
}

/** So many rounds that each returned so many parts. */
function addReturns(tally: TallyDraft, returned: bigint, rounds: bigint): void {
  tally.count += rounds
  tally.sum += rounds * returned
  tally.sumOfSquares += rounds * returned * returned
  if (returned > tally.per) tally.won += rounds
  else if (returned === tally.per) tally.pushed += rounds
  else tally.lost += rounds
}
