import { handsOnSeat } from '#engine/blackjack/lines'
import { isGameOf } from '#engine/table/is-of'
import type { Frame } from '#web/history/replay/frames'

/** The room that a seat takes on the board: the most cards that each of its hands ever holds. */
export interface SeatSlot {
  readonly seat: number
  readonly hands: readonly number[]
}

interface BoardSlots {
  readonly dealer: number
  readonly seats: readonly SeatSlot[]
}

/** How a replay ends is known: every card has its place from the start, so that nothing moves for a later one. */
export function boardSlots(frames: readonly Frame[]): BoardSlots {
  const seats = new Map<number, number[]>()
  let dealer = 2
  let isShared = false
  for (const { state } of frames) {
    const { game } = state
    if (!isGameOf('blackjack', game)) continue
    isShared = game.rules.seating === 'shared'
    dealer = Math.max(dealer, game.dealer.cards.length + (game.dealer.faceDown ? 1 : 0))
    for (const seat of new Set(game.lines.map((line) => line.seat))) {
      const lines = game.lines.filter((line) => line.seat === seat)
      const known = seats.get(seat) ?? []
      seats.set(
        seat,
        Array.from({ length: Math.max(known.length, handsOnSeat(game.lines, seat)) }, (_, hand) =>
          Math.max(2, known[hand] ?? 0, lines[hand]?.cards.length ?? 0),
        ),
      )
    }
  }
  const rows = [...seats].map(([seat, hands]) => ({ seat, hands }))
  // As they are seen from the players' side: seat 1 on the right.
  return {
    dealer,
    seats: rows.sort((one, other) => (isShared ? one.seat - other.seat : other.seat - one.seat)),
  }
}
