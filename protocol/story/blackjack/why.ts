import { isNatural, isTen, totalOf } from '#engine/blackjack/hand'
import { isBlackjack, lineIndex } from '#engine/blackjack/lines'
import type { Line, Result, Stake, State } from '#engine/blackjack/types'
import { sideWhy } from '#protocol/story/blackjack/side-why'
import { oddsText, type Why, why } from '#protocol/story/say'

/** Why a bet came to its result, from the table as it lies when the round is over. `early`: it did not wait for that. */
export function blackjackWhy(state: State, result: Result, early: boolean): Why {
  const isSpoilt = result.bet === 'fireBlaze' && state.fireBlaze?.failed === true
  if (result.outcome === 'refund' && !isSpoilt) return refundWhy(state, result)
  if (result.bet === 'insurance') return insuranceWhy(state)
  if (result.bet !== 'main') return sideWhy(state, result.bet, result.seat)
  const line = lineOf(state, result)
  const stake = line?.stakes.find(
    ({ player, behind }) => player === result.player && behind === result.behind,
  )
  if (line === undefined || stake === undefined) throw new RangeError('The bet is not on the table.')
  if (early) {
    return result.outcome === 'win' ? why('win', ({ blackjack }) => blackjack.why.evenMoney) : natural(state)
  }
  return mainWhy(state, line, stake)
}

/** A bet behind a seat without a hand went back by itself (VE-10): nothing was cancelled. */
function refundWhy(state: State, result: Result): Why {
  return result.behind && lineOf(state, result) === undefined
    ? why('refund', ({ blackjack }) => blackjack.why.noHand)
    : why('refund', ({ wasCancelled }) => wasCancelled)
}

/** On a shared hand everyone counts the own lines; anywhere else hands are counted by seat. */
function lineOf({ rules, lines }: State, { seat, hand, player }: Result): Line | undefined {
  if (rules.seating !== 'shared') return lines[lineIndex(lines, seat, hand)]
  const own = lines.filter(
    (line) => line.seat === seat && line.stakes.some((stake) => stake.player === player),
  )
  return own[hand]
}

function mainWhy(state: State, line: Line, stake: Stake): Why {
  const { rules, dealer } = state
  // Who never had to decide, because the dealer had blackjack, counts all cards.
  const total = totalOf(line.cards, stake.held > 0 ? stake.held : line.cards.length)
  if (total > 21) return why('lose', ({ blackjack }) => blackjack.why.bust(total))
  if (isNatural(dealer.cards)) {
    if (isBlackjack(line)) return why('push', ({ blackjack }) => blackjack.why.bothBlackjack)
    const up = dealer.cards[0]
    const isSpared = rules.tenUpReturnsDouble && up !== undefined && isTen(up) && stake.added > 0
    return why('lose', ({ blackjack }) =>
      isSpared ? blackjack.why.doubleBack : blackjack.why.dealerBlackjack(total),
    )
  }
  if (isBlackjack(line)) return natural(state)
  if (rules.charlie > 0 && stake.held === rules.charlie) {
    return why('win', ({ blackjack }) => blackjack.why.charlie(stake.held))
  }
  return against(rules.dealerPushes, totalOf(dealer.cards), total)
}

function natural({ rules }: State): Why {
  return why('blackjack', ({ blackjack }) => blackjack.why.blackjack(oddsText(rules.blackjackPays)))
}

function against(pushes: number, dealer: number, own: number): Why {
  if (pushes > 0 && dealer === pushes) {
    return why('push', ({ blackjack }) => blackjack.why.dealerPushes(dealer))
  }
  if (dealer > 21) return why('win', ({ blackjack }) => blackjack.why.dealerBust(dealer, own))
  if (own > dealer) return why('win', ({ blackjack }) => blackjack.why.beats(own, dealer))
  return own === dealer
    ? why('push', ({ blackjack }) => blackjack.why.equal(own))
    : why('lose', ({ blackjack }) => blackjack.why.loses(own, dealer))
}

function insuranceWhy({ dealer }: State): Why {
  return isNatural(dealer.cards)
    ? why('win', ({ blackjack }) => blackjack.why.insured)
    : why('lose', ({ blackjack }) => blackjack.why.notInsured)
}
