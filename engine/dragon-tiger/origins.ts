import type { Command, Event, State } from '#engine/dragon-tiger/types'
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
    case 'closed':
      return [{ do: 'close' }]
    case 'cancelled':
      return [{ do: 'cancel' }]
    case 'opened':
      return [{ do: 'open', shoeRound: house.shoeRound }]
    case 'dealt':
      return [{ do: 'card', card: event.card }]
    case 'settled':
      return []
    default:
      event satisfies never
      return []
  }
}
