import type { Command, Event, State } from '#engine/blackjack/types'
import { isCard } from '#engine/cards/card'
import type { HouseKnows } from '#engine/round/game'

/** The commands that can begin with this event; none for what only ever follows from something else. */
export function origins({ seats }: State, event: Event, house: HouseKnows): readonly Command[] {
  const sitting = (seat: number) => seats[seat - 1]?.player ?? ''
  switch (event.type) {
    case 'seated':
      return [{ do: 'sit', player: event.player, seat: event.seat }]
    case 'unseated':
      return [{ do: 'leave', player: event.player, seat: event.seat }]
    case 'leaving':
      return [{ do: 'leave', player: sitting(event.seat), seat: event.seat }]
    case 'behindAllowed':
      return [{ do: 'allowBehind', player: sitting(event.seat), seat: event.seat, on: event.on }]
    case 'placed': {
      const { player, seat, bet, behind } = event.spot
      const { golden, amount, cut } = event
      return [{ do: behind ? 'back' : 'bet', player, seat, bet, golden, amount: amount + cut }]
    }
    case 'takenBack': {
      const { player, seat, bet, behind } = event.spot
      const owner = sitting(seat)
      return [
        { do: 'takeBack', player, seat, bet, behind, amount: event.amount },
        { do: 'clear', player },
        { do: 'leave', player: owner, seat },
        { do: 'allowBehind', player: owner, seat, on: false },
      ]
    }
    case 'chose':
      return [{ do: 'follow', player: event.player, seat: event.seat, follow: event.follow }]
    case 'ready':
      return [{ do: 'dealNow', player: event.player }]
    case 'connection':
      return [{ do: 'connection', player: event.player, connected: event.connected }]
    case 'closed':
      return [{ do: 'close' }]
    case 'insured': {
      const { player, seat, amount } = event
      return [
        { do: 'insure', player, seat, yes: true, amount },
        { do: 'insure', player, seat, yes: true },
      ]
    }
    case 'declined': {
      const { player, seat } = event
      return [
        { do: 'timeout' },
        { do: 'insure', player, seat, yes: false },
        { do: 'insure', player, seat, yes: true },
      ]
    }
    case 'decided': {
      const { player, seat, hand, decision } = event
      return [{ do: decision, player, seat, hand }]
    }
    case 'acted': {
      if (event.by === null || event.cause === 'timeout') return [{ do: 'timeout' }]
      return [{ do: event.instead ?? event.decision, player: event.by, seat: event.seat }]
    }
    case 'evenMoneyPassed':
      return [{ do: 'timeout' }, { do: 'evenMoney', player: event.player, seat: event.seat, yes: false }]
    case 'paid':
      return event.results.map(({ player, seat }) => ({ do: 'evenMoney', player, seat, yes: true }))
    case 'bonusDrawn':
      return [{ do: 'bonus', key: house.bonusKey(), ...(event.at === undefined ? {} : { at: event.at }) }]
    case 'bonusFailed':
      return [{ do: 'bonusFault' }]
    case 'cancelled':
      return [{ do: 'cancel' }]
    case 'opened':
      return [{ do: 'open', shoeRound: house.shoeRound }]
    case 'dealt':
      return isCard(event.card) ? [{ do: 'card', card: event.card }] : []
    case 'insuranceClosed':
    case 'looked':
    case 'turnOpened':
    case 'turned':
    case 'scored':
    case 'settled':
      return []
    default:
      event satisfies never
      return []
  }
}
