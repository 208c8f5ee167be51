import type { State } from '#engine/blackjack/types'
import type { TableState } from '#engine/table/types'

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
