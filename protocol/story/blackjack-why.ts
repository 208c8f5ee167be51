import { isNatural, isTen, totalOf } from '#engine/blackjack/hand'
import { isBlackjack, lineIndex } from '#engine/blackjack/lines'
import type { Line, Result, Stake, State } from '#engine/blackjack/types'
import { sideWhy } from '#protocol/story/side-why'
import { oddsWords, type Why, why } from '#protocol/story/words'

/** Why a bet came to its result, from the table as it lies when the round is over. `early`: it did not wait for that. */
export function blackjackWhy(state: State, result: Result, early: boolean): Why {
  const isSpoilt = result.bet === 'fireBlaze' && state.fireBlaze?.failed === true
  if (result.outcome === 'refund' && !isSpoilt) {
    return why('refund', 'Partita annullata: tutto torna', 'The round was cancelled: everything comes back')
  }
  if (result.bet === 'insurance') return insuranceWhy(state)
  if (result.bet !== 'main') return sideWhy(state, result.bet, result.seat)
  const line = lineOf(state, result)
  const stake = line?.stakes.find(
    ({ player, behind }) => player === result.player && behind === result.behind,
  )
  if (line === undefined || stake === undefined) throw new RangeError('The bet is not on the table.')
  if (early) return result.outcome === 'win' ? EVEN_MONEY : natural(state)
  return mainWhy(state, line, stake)
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
  const total = totalOf(line.cards, stake.held)
  if (total > 21) return why('lose', `Sballato con ${total}`, `Bust with ${total}`)
  if (isNatural(dealer.cards)) {
    if (isBlackjack(line)) {
      return why(
        'push',
        'Blackjack contro blackjack: la puntata torna',
        'Blackjack against blackjack: the stake comes back',
      )
    }
    const up = dealer.cards[0]
    const isSpared = rules.tenUpReturnsDouble && up !== undefined && isTen(up) && stake.added > 0
    return isSpared
      ? why(
          'lose',
          'Il banco ha blackjack: il raddoppio torna, la puntata è persa',
          'The dealer has blackjack: the double comes back, the stake is lost',
        )
      : why('lose', `Il banco ha blackjack: ${total} perde`, `The dealer has blackjack: ${total} loses`)
  }
  if (isBlackjack(line)) return natural(state)
  if (rules.charlie > 0 && stake.held === rules.charlie) {
    return why('win', `${stake.held} carte senza sballare vincono`, `${stake.held} cards without a bust win`)
  }
  return against(rules.dealerPushes, totalOf(dealer.cards), total)
}

const EVEN_MONEY = why('win', 'Blackjack pagato subito 1:1', 'Blackjack, even money taken: 1:1 at once')

function natural({ rules }: State): Why {
  const odds = oddsWords(rules.blackjackPays)
  return why('blackjack', `Blackjack: paga ${odds}`, `Blackjack: pays ${odds}`)
}

function against(pushes: number, dealer: number, total: number): Why {
  if (pushes > 0 && dealer === pushes) {
    return why(
      'push',
      `Il banco ha ${dealer}: la puntata torna`,
      `The dealer has ${dealer}: the stake comes back`,
    )
  }
  if (dealer > 21) {
    return why(
      'win',
      `Il banco ha sballato con ${dealer}: ${total} vince`,
      `The dealer is bust with ${dealer}: ${total} wins`,
    )
  }
  if (total > dealer) return why('win', `${total} batte ${dealer}`, `${total} beats ${dealer}`)
  return total === dealer
    ? why('push', `${total} pari: la puntata torna`, `${total} each: the stake comes back`)
    : why('lose', `${total} perde contro ${dealer}`, `${total} loses to ${dealer}`)
}

function insuranceWhy({ dealer }: State): Why {
  return isNatural(dealer.cards)
    ? why('win', 'Il banco ha blackjack: l’assicurazione paga', 'The dealer has blackjack: insurance pays')
    : why('lose', 'Il banco non ha blackjack', 'The dealer has no blackjack')
}
