import type { Command, Event, State } from '#engine/baccarat/types'
import { isCard } from '#engine/cards/card'
import type { HouseKnows } from '#engine/round/game'

/** The commands that can begin with this event; none for what only ever follows from something else. */
export function origins(_state: State, event: Event, house: HouseKnows): readonly Command[] {
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
      return [{ do: 'open', shoeRound: house.shoeRound }]
    case 'dealt':
      return isCard(event.card) ? [{ do: 'card', card: event.card }] : []
    case 'turned':
    case 'settled':
      return []
    default:
      event satisfies never
      return []
  }
}
