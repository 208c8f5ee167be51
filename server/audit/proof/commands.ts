import type { BaccaratEvent } from '#engine/baccarat/types'
import type { Event as BlackjackEvent, State as BlackjackState } from '#engine/blackjack/types'
import { isCard } from '#engine/cards/card'
import { GAMES } from '#engine/games'
import type { GameCommand, GameEvent, TableState } from '#engine/table/types'

/** What only the house knows when it gives a command. */
export interface HouseKnows {
  /** The key of this round's bonus draws, as the seed gives it. */
  readonly bonusKey: () => string
}

/** The commands that can begin with this event; none for what only ever follows from something else. */
export function commandsFor(
  { id, game, shoe }: TableState,
  event: GameEvent,
  house: HouseKnows,
): readonly GameCommand[] {
  if (event.type === 'opened') return [{ do: 'open', shoeRound: shoe?.rounds ?? 0 }]
  if (event.type === 'dealt') return isCard(event.card) ? [{ do: 'card', card: event.card }] : []
  return GAMES[id].family === 'blackjack'
    ? inBlackjack(game as BlackjackState, event as BlackjackEvent, house)
    : inBaccarat(event as BaccaratEvent)
}

function inBaccarat(event: BaccaratEvent): readonly GameCommand[] {
  switch (event.type) {
    case 'placed': {
      const { player, bet, golden, amount, cut } = event
      return [{ do: 'bet', player, bet, golden, amount: amount + cut }]
    }
    case 'takenBack': {
      const { player, bet, amount } = event
      return [
        { do: 'takeBack', player, bet, amount },
        { do: 'clear', player },
      ]
    }
    case 'confirmed':
      return [{ do: 'confirm', player: event.player }]
    case 'autoConfirm':
    case 'zeroCommission':
      return [{ do: event.type, player: event.player, on: event.on }]
    case 'sideBets':
      return [{ do: 'sideBets', player: event.player, group: event.group, on: event.on }]
    case 'closed':
      return [{ do: 'close' }]
    case 'cancelled':
      return [{ do: 'cancel' }]
    case 'opened':
    case 'dealt':
    case 'turned':
    case 'settled':
      return []
    default:
      return none(event)
  }
}

function inBlackjack(
  { seats }: BlackjackState,
  event: BlackjackEvent,
  house: HouseKnows,
): readonly GameCommand[] {
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
    case 'dealt':
    case 'insuranceClosed':
    case 'looked':
    case 'turnOpened':
    case 'turned':
    case 'scored':
    case 'settled':
      return []
    default:
      return none(event)
  }
}

/** A proof may hold anything. */
function none(_event: never): readonly GameCommand[] {
  return []
}
