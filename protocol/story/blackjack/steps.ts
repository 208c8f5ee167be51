import { totalOf } from '#engine/blackjack/hand'
import { lineIndex } from '#engine/blackjack/lines'
import type { Event, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import { cardText, chipsSaid, closedSaid, moneySaid, reasonSaid, type Say } from '#protocol/story/say'
import type { Staker } from '#protocol/story/teller'

/** What an event of blackjack is in words, the table being as it is after it; null for what is not worth any. */
export function blackjackStep(event: Event, after: State, staker: (player: string) => Staker): Say | null {
  switch (event.type) {
    case 'opened':
      return ({ opened }) => opened
    case 'placed':
    case 'takenBack': {
      const { seat, bet, player } = event.spot
      const { who, currency } = staker(player)
      const chips = chipsSaid(event.type === 'placed' ? event.amount : -event.amount, currency, event.golden)
      return atSeat(seat, (words) => words.blackjack.laid(chips(words), words.blackjack.bets[bet]), who)
    }
    case 'closed':
      return closedSaid(event.refused.map(({ bet, reason }) => ({ bet, why: reasonSaid(reason) })))
    case 'dealt':
      return dealt(event, after)
    case 'insured': {
      const { who, currency } = staker(event.player)
      const money = moneySaid(event.amount, currency)
      return atSeat(event.seat, (words) => words.blackjack.insured(money(words)), who)
    }
    case 'looked':
      return ({ blackjack: { looked } }) => (event.blackjack ? looked.blackjack : looked.nothing)
    case 'acted':
      return acted(event)
    case 'evenMoneyPassed':
      return atSeat(event.seat, ({ blackjack }) => blackjack.waits)
    case 'paid':
      return ({ blackjack }) => blackjack.paid
    case 'turned':
      return dealerSaid(event.card, after)
    case 'scored': {
      const { points, level } = event
      return ({ blackjack }) =>
        level === null ? blackjack.scored(points) : blackjack.scoredLevel(points, LEVEL_NAMES[level])
    }
    case 'bonusDrawn': {
      const total = event.spins.at(-1)?.total ?? 0
      return ({ blackjack }) => blackjack.bonus(total)
    }
    case 'bonusFailed':
      return ({ blackjack }) => blackjack.bonusFailed
    case 'settled': {
      const total = totalOf(after.dealer.cards)
      return ({ blackjack }) => blackjack.end(total)
    }
    case 'cancelled':
      return ({ cancelled }) => cancelled
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

function atSeat(seat: number, what: Say, who: Say | null = null): Say {
  return (words) =>
    who === null
      ? words.blackjack.seat(seat, what(words))
      : words.blackjack.seatOf(seat, who(words), what(words))
}

function dealt({ seat, hand, card }: Extract<Event, { type: 'dealt' }>, after: State): Say {
  if (card === null) return ({ blackjack }) => blackjack.faceDown
  if (seat === 0) return dealerSaid(card, after)
  const cards = after.lines[lineIndex(after.lines, seat, hand)]?.cards ?? [card]
  return atSeat(seat, () => `${cardText(card)} (${totalOf(cards)})`)
}

function dealerSaid(card: Card, { dealer }: State): Say {
  const total = totalOf(dealer.cards)
  return ({ blackjack }) => blackjack.dealer(cardText(card), total)
}

function acted({ seat, decision, cause, instead }: Extract<Event, { type: 'acted' }>): Say {
  const isLate = cause === 'timeout' || cause === 'away'
  return atSeat(seat, ({ blackjack }) => {
    const done = blackjack.decisions[decision]
    if (instead !== null) return blackjack.instead(blackjack.decisions[instead], done)
    return isLate ? blackjack.late(done) : done
  })
}
