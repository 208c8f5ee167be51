import { firstCards, settleSide } from '#engine/blackjack/side-bets/side-bet'
import type { Bet, Side, State } from '#engine/blackjack/types'
import { converted } from '#engine/money/rate'
import type { Outcome } from '#engine/round/bet'
import { rateOf } from '#engine/round/limits'
import { mainResult } from '#web/table/blackjack/cards/hand-view'
import { amountOn, leastMissed, type SpotStake } from '#web/table/chips/spot'

type Money = { readonly cash: number; readonly golden: number; readonly free?: number }

/** Chips on the cloth, whoever they belong to, in the money of whoever looks (MO-6). */
export interface StakeView {
  readonly bet: Bet | 'insurance'
  readonly seat: number
  readonly hand: number
  readonly behind: boolean
  readonly player: string
  readonly mine: boolean
  readonly cents: number
  readonly golden: boolean
  /** Worth of the house's tokens beside the chips (FB-10). */
  readonly free: number
  readonly pending: boolean
  /** Below the minimum, which is this: it does not count yet (MO-5). */
  readonly least: number | null
  readonly outcome: Outcome | null
  /** What came on top of the stake. */
  readonly gain: number
}

/** Everything that lies on the cloth; `own` are this player's chips while betting is open. */
export function stakesShown(game: State, me: string, own: readonly SpotStake[]): readonly StakeView[] {
  return game.phase === 'betting' ? whileOpen(game, me, own) : [...mains(game, me), ...sides(game, me)]
}

function whileOpen(game: State, me: string, own: readonly SpotStake[]): readonly StakeView[] {
  const mine = own.map((stake): StakeView => {
    const { bet, seat, behind, golden, pending } = stake
    return {
      ...NOTHING_YET,
      ...{
        bet: bet as Bet,
        seat,
        behind,
        player: me,
        mine: true,
        cents: amountOn(stake),
        golden: golden > 0,
      },
      pending: pending > 0,
      least: pending > 0 ? null : leastMissed(game.limits, me, stake),
    }
  })
  const others = game.slips.filter(({ player }) => player !== me)
  return [
    ...mine,
    ...others.map(({ bet, seat, behind, player, ...money }): StakeView => {
      return { ...NOTHING_YET, bet, seat, behind, player, mine: false, ...worth(game, me, player, money) }
    }),
  ]
}

const NOTHING_YET = { hand: 0, free: 0, pending: false, least: null, outcome: null, gain: 0 } as const

function worth(game: State, me: string, player: string, { cash, golden, free = 0 }: Money) {
  const inMine = (cents: number) => converted(cents, rateOf(game.limits, player), rateOf(game.limits, me))
  return { cents: inMine(cash + golden), golden: golden > 0, free: inMine(free) }
}

interface Paid {
  readonly outcome: Outcome
  readonly paid: number
}

function cameTo(game: State, me: string, player: string, staked: Money, result: Paid | undefined) {
  if (result === undefined) return { outcome: null, gain: 0 }
  const gain = Math.max(0, result.paid - staked.cash)
  return {
    outcome: result.outcome,
    gain: converted(gain, rateOf(game.limits, player), rateOf(game.limits, me)),
  }
}

function mains(game: State, me: string): readonly StakeView[] {
  const counts = new Map<number, number>()
  return game.lines.flatMap((line) => {
    const hand = counts.get(line.seat) ?? 0
    counts.set(line.seat, hand + 1)
    return line.stakes.map((stake): StakeView => {
      const { player, behind } = stake
      const result = mainResult(game, line, hand, stake)
      return {
        ...NOTHING_YET,
        ...{ bet: 'main', seat: line.seat, hand, behind, player, mine: player === me },
        ...worth(game, me, player, stake),
        ...cameTo(game, me, player, stake, result),
      }
    })
  })
}

function sides(game: State, me: string): readonly StakeView[] {
  const bets = game.sides.map((side): StakeView => {
    const { bet, seat, player } = side
    return {
      ...NOTHING_YET,
      ...{ bet, seat, player, behind: false, mine: player === me },
      ...worth(game, me, player, side),
      ...cameTo(game, me, player, side, sideResult(game, side)),
    }
  })
  const insured = game.insurance.filter(({ stake }) => stake > 0)
  return [
    ...bets,
    ...insured.map(({ player, seat, behind, stake }): StakeView => {
      const staked = { cash: stake, golden: 0 }
      const result = game.results.find(
        (other) =>
          other.bet === 'insurance' &&
          other.player === player &&
          other.seat === seat &&
          other.behind === behind,
      )
      return {
        ...NOTHING_YET,
        ...{ bet: 'insurance', seat, player, behind, mine: player === me },
        ...worth(game, me, player, staked),
        ...cameTo(game, me, player, staked, result),
      }
    }),
  ]
}

/** What a side bet came to: as it was paid, or before that as soon as its cards lie there. */
function sideResult(game: State, side: Side): Paid | undefined {
  const settled = game.results.find(
    ({ bet, player, seat }) => bet === side.bet && player === side.player && seat === side.seat,
  )
  return settled ?? (isKnown(game, side) ? settleSide(game, side) : undefined)
}

function isKnown(game: State, { bet, seat }: Side): boolean {
  if (firstCards(game, seat).length < 2) return false
  return bet === 'perfectPairs' || (bet === 'twentyOnePlusThree' && game.dealer.cards.length > 0)
}
