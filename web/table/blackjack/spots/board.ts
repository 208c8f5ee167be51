import type { SideBet, State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'
import { type HandView, handsOf } from '#web/table/blackjack/cards/hand-view'
import { type StakeView, stakesShown } from '#web/table/blackjack/spots/stake-view'
import type { SpotStake } from '#web/table/chips/spot'

/** Who sits where. */
export interface SeatView {
  readonly seat: number
  readonly player: string | null
  readonly name: string
  /** A test player of the house's, marked as such. */
  readonly house: boolean
  readonly mine: boolean
  readonly leaving: boolean
  /** Rounds won in a row, from two on (VE-12). */
  readonly streak: number
  readonly hottest: boolean
  readonly behindAllowed: boolean
  /** One more round without a bet costs the seat (VE-14). */
  readonly lastChance: boolean
  readonly ready: boolean
}

const HOT = 2

export function seatsOf({ people }: TableState, game: State, me: string): readonly SeatView[] {
  const longest = Math.max(...game.seats.map(({ streak }) => streak))
  const limit = game.rules.idleRounds
  return game.seats.map(({ player, behindAllowed, idleRounds, streak, leaving }, index) => {
    const owner = player ?? boxOwner(game, index + 1)
    const named = owner === null ? undefined : people[owner]
    return {
      seat: index + 1,
      player: owner,
      name: named?.name ?? '',
      house: named?.house ?? false,
      mine: owner === me && me !== '',
      leaving,
      streak: streak >= HOT ? streak : 0,
      hottest: streak >= HOT && streak === longest,
      behindAllowed,
      lastChance: limit > 0 && player !== null && idleRounds >= limit - 1,
      ready: owner !== null && game.ready.includes(owner),
    }
  })
}

/** On a box nobody need sit: who bet first has it for the round (FB-1). */
function boxOwner({ rules, lines, slips }: State, seat: number): string | null {
  if (rules.seating !== 'box') return null
  const line = lines.find((other) => other.seat === seat)
  if (line !== undefined) return line.owner
  return slips.find((slip) => slip.seat === seat && slip.bet === 'main')?.player ?? null
}

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
