import { totalOf } from '#engine/blackjack/hand'
import { lineIndex } from '#engine/blackjack/lines'
import type { Event, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { CANCELLED, closedWords } from '#protocol/story/baccarat-steps'
import { BLACKJACK_BET_NAMES as BETS, DECISION_NAMES, reasonName } from '#protocol/story/names'
import { LEVEL_NAMES } from '#protocol/story/side-why'
import { cardText, chipsWords, moneyWords, type Words, words } from '#protocol/story/words'

/** Whose money a stake is; null for the reader's own. It is told in its own currency: nothing is exchanged (MO-6). */
export interface Staker {
  readonly who: Words | null
  readonly currency: string
}

/** What an event of blackjack is in words, the table being as it is after it; null for what is not worth any. */
export function blackjackStep(event: Event, after: State, staker: (player: string) => Staker): Words | null {
  switch (event.type) {
    case 'opened':
      return words('Puntate aperte', 'Betting is open')
    case 'placed':
    case 'takenBack': {
      const { seat, bet, player } = event.spot
      const { who, currency } = staker(player)
      const cents = event.type === 'placed' ? event.amount : -event.amount
      const { it, en } = chipsWords(cents, currency, event.golden)
      return atSeat(seat, words(`${it}, ${BETS[bet].it}`, `${en}, ${BETS[bet].en}`), who)
    }
    case 'closed':
      return closedWords(
        event.refused.map(({ bet, reason }) => ({ name: BETS[bet], why: reasonName(reason) })),
      )
    case 'dealt':
      return dealt(event, after)
    case 'insured': {
      const { who, currency } = staker(event.player)
      const { it, en } = moneyWords(event.amount, currency)
      return atSeat(event.seat, words(`assicurata con ${it}`, `insured for ${en}`), who)
    }
    case 'looked':
      return event.blackjack
        ? words('Il banco guarda: blackjack', 'The dealer looks: blackjack')
        : words('Il banco guarda: niente blackjack', 'The dealer looks: no blackjack')
    case 'acted':
      return acted(event)
    case 'evenMoneyPassed':
      return atSeat(event.seat, words('il blackjack aspetta il banco', 'the blackjack waits for the dealer'))
    case 'paid':
      return words('Blackjack pagati subito', 'Blackjacks are paid at once')
    case 'turned':
      return dealerWords(event.card, after)
    case 'scored': {
      const level = event.level === null ? '' : `, ${LEVEL_NAMES[event.level]}`
      return words(`Fire Blaze: ${event.points} punti${level}`, `Fire Blaze: ${event.points} points${level}`)
    }
    case 'bonusDrawn': {
      const total = event.spins.at(-1)?.total ?? 0
      return words(`Bonus: ×${total}`, `Bonus: ×${total}`)
    }
    case 'bonusFailed':
      return words('Il bonus non si è giocato', 'The bonus could not be played')
    case 'settled': {
      const total = totalOf(after.dealer.cards)
      return words(`Fine: il banco ha ${total}`, `The end: the dealer has ${total}`)
    }
    case 'cancelled':
      return CANCELLED
    case 'seated':
    case 'unseated':
    case 'leaving':
    case 'behindAllowed':
    case 'chose':
    case 'ready':
    case 'connection':
    case 'declined':
    case 'insuranceClosed':
    case 'turnOpened':
    case 'decided':
      return null
    default:
      return event satisfies never
  }
}

function atSeat(seat: number, { it, en }: Words, who: Words | null = null): Words {
  if (who === null) return words(`Posto ${seat}: ${it}`, `Seat ${seat}: ${en}`)
  return words(`Posto ${seat}, ${who.it}: ${it}`, `Seat ${seat}, ${who.en}: ${en}`)
}

function dealt({ seat, hand, card }: Extract<Event, { type: 'dealt' }>, after: State): Words {
  if (card === null) return words('Banco: una carta coperta', 'Dealer: a card face down')
  if (seat === 0) return dealerWords(card, after)
  const cards = after.lines[lineIndex(after.lines, seat, hand)]?.cards ?? [card]
  return atSeat(seat, words(`${cardText(card)} (${totalOf(cards)})`, `${cardText(card)} (${totalOf(cards)})`))
}

function dealerWords(card: Card, { dealer }: State): Words {
  const total = totalOf(dealer.cards)
  return words(`Banco: ${cardText(card)} (${total})`, `Dealer: ${cardText(card)} (${total})`)
}

function acted({ seat, decision, cause, instead }: Extract<Event, { type: 'acted' }>): Words {
  const { it, en } = DECISION_NAMES[decision]
  if (instead !== null) {
    const asked = DECISION_NAMES[instead]
    return atSeat(
      seat,
      words(`${asked.it} senza saldo, quindi ${it}`, `${asked.en} beyond the balance, so ${en}`),
    )
  }
  const isLate = cause === 'timeout' || cause === 'away'
  return atSeat(seat, isLate ? words(`${it}, tempo scaduto`, `${en}, out of time`) : words(it, en))
}
