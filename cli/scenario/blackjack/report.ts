import type { BetReport, RoundReport } from '#cli/scenario/report'
import { isNatural, isSoft, totalOf } from '#engine/blackjack/hand'
import { handNumber, isBlackjack } from '#engine/blackjack/lines'
import type { Bet, Line, Result, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { formatCards } from '#engine/cards/notation'
import { NO_CENTS } from '#engine/money/cents'
import type { Slip } from '#engine/round/slip'

export function reportBlackjack(state: State): RoundReport {
  const { dealer, fireBlaze, rules } = state
  return {
    cards: {
      dealer: {
        cards: formatCards(dealer.cards),
        total: totalOf(dealer.cards),
        blackjack: isNatural(dealer.cards),
      },
      hands:
        rules.seating === 'shared'
          ? sharedHands(state)
          : state.lines.map((line, index) => hand(state, line, index)),
      fireBlaze: fireBlaze && {
        points: fireBlaze.points,
        level: fireBlaze.level,
        total: fireBlaze.bonus?.total ?? null,
      },
      ...(rules.seating === 'seat' ? { seats: seated(state) } : {}),
    },
    bets: state.results.map(bet),
  }
}

/** Who sits where, and how many rounds in a row they have won (VE-12). */
function seated({ seats }: State): readonly object[] {
  return seats.flatMap(({ player, streak }, index) => (player ? [{ seat: index + 1, player, streak }] : []))
}

function hand(state: State, line: Line, index: number): object {
  return { seat: line.seat, hand: handNumber(state.lines, index), ...faces(line, line.cards) }
}

/** MF: one entry for each player, seat and hand, with the cards that player held. */
function sharedHands({ lines }: State): readonly object[] {
  const counted = new Map<string, number>()
  return lines.flatMap((line): readonly object[] => {
    const nobody = lines.every((other) => other.seat !== line.seat || other.stakes.length === 0)
    if (nobody) return [{ player: null, seat: line.seat, hand: 0, ...faces(line, line.cards) }]
    return line.stakes.map(({ player, held, status }) => {
      const own = counted.get(`${line.seat}/${player}`) ?? 0
      counted.set(`${line.seat}/${player}`, own + 1)
      const cards = status === 'out' ? line.cards.slice(0, held) : line.cards
      return { player, seat: line.seat, hand: own, ...faces(line, cards) }
    })
  })
}

function faces(line: Line, cards: readonly Card[]): object {
  return {
    cards: formatCards(cards),
    total: totalOf(cards),
    soft: isSoft(cards),
    blackjack: isBlackjack({ ...line, cards }),
  }
}

/** Chips on the cloth as a bet that goes back. */
export function refundedChips({ cash, golden, ...spot }: Slip<Bet>): BetReport {
  const free = NO_CENTS
  return bet({ ...spot, hand: 0, cash, golden, free, paid: cash, goldenBack: golden, outcome: 'refund' })
}

function bet({ player, bet, seat, hand, behind, cash, golden, free, paid, outcome }: Result): BetReport {
  return {
    player,
    bet,
    seat,
    hand,
    stake: cash,
    free,
    paid,
    outcome,
    ...(golden > 0 ? { golden } : {}),
    ...(behind ? { behind } : {}),
  }
}
