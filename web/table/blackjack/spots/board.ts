import type { SideBet, State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { type HandView, handsOf } from '#web/table/blackjack/cards/hand-view'
import { type SeatView, seatsOf } from '#web/table/blackjack/seats/seat-view'
import { type StakeView, stakesShown } from '#web/table/blackjack/spots/stake-view'
import type { SpotStake } from '#web/table/chips/spot'

/** Everything that lies on the table, as one player sees it. */
export interface Board {
  readonly seats: readonly SeatView[]
  readonly hands: readonly HandView[]
  readonly stakes: readonly StakeView[]
  readonly sideBets: readonly SideBet[]
  /** Seats that are this player's own. */
  readonly own: readonly number[]
  /** Nobody sits here: everybody bets on the hands (MF-1). */
  readonly shared: boolean
}

export function boardOf(state: TableState, game: State, me: string, laid: readonly SpotStake[]): Board {
  const seats = seatsOf(state, game, me)
  return {
    seats,
    hands: seats.flatMap(({ seat }) => handsOf(game, seat, me)),
    stakes: stakesShown(game, me, laid),
    sideBets: game.rules.sideBets,
    own: game.seats.flatMap(({ player }, index) => (player === me && me !== '' ? [index + 1] : [])),
    shared: game.rules.seating === 'shared',
  }
}

export function handsAt({ hands }: Board, seat: number): readonly HandView[] {
  return hands.filter((hand) => hand.seat === seat)
}

/** The seat that lies large before its player on a phone. */
export function focusSeat(board: Board, game: State, me: string, picked: number | null): number | null {
  const { own, hands } = board
  if (game.turn?.deciders.includes(me)) return game.turn.seat
  if (picked !== null && own.includes(picked)) return picked
  const waiting = hands.find(({ seat, mark, mine }) => mine && own.includes(seat) && mark === null)
  const stored = hands.find(({ seat, mark, mine }) => mine && own.includes(seat) && mark === 'early')
  const played = hands.find(({ mine }) => mine)
  return waiting?.seat ?? stored?.seat ?? own[0] ?? played?.seat ?? null
}
