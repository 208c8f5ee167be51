import { isAce, isNatural, isTen, totalOf } from '#engine/blackjack/hand'
import type { Line, Stake, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { type Refusal, refuse, shown } from '#engine/round/refusal'

/** A seat number that the table does not have. */
export function checkSeat({ rules }: State, seat: unknown): Refusal | null {
  if (typeof seat !== 'number' || !Number.isInteger(seat)) {
    return refuse('bad-input', `A seat is a whole number from 1 to ${rules.seats}, not ${shown(seat)}.`)
  }
  if (seat < 1 || seat > rules.seats) {
    return refuse('no-seat', `There is no seat ${seat}: this table has 1 to ${rules.seats}.`)
  }
  return null
}

/** Where a seat's hand lies in the table's row of lines; −1 if there is none. `hand` counts from the shoe's side. */
export function lineIndex(lines: readonly Line[], seat: number, hand: number): number {
  const first = lines.findIndex((line) => line.seat === seat)
  return first >= 0 && hand >= 0 && lines[first + hand]?.seat === seat ? first + hand : -1
}

export function handNumber(lines: readonly Line[], index: number): number {
  const seat = lines[index]?.seat
  return index - lines.findIndex((line) => line.seat === seat)
}

export function handsOnSeat(lines: readonly Line[], seat: number): number {
  let count = 0
  for (const line of lines) if (line.seat === seat) count++
  return count
}

export function stakeOf(line: Line, player: string): Stake | undefined {
  return line.stakes.find((stake) => stake.player === player)
}

function isOpen(line: Line): boolean {
  for (const stake of line.stakes) if (stake.status !== 'out') return true
  return false
}

/** BJ-15, VE-8: the line whose turn it is, from the dealer's left, hand by hand; −1 when all are done. */
export function currentLine(lines: readonly Line[]): number {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    if (line !== undefined && isOpen(line)) return i
  }
  return -1
}

/** The line that the next card of the turns goes to; −1 while somebody has to decide first. */
export function lineAwaitingCard({ lines, rules }: State): number {
  const current = currentLine(lines)
  const line = lines[current]
  if (line === undefined) return -1
  if (line.cards.length < 2) return current
  if (line.split && rules.splitHandsDealt === 'together') {
    const other = lines.findIndex(
      (half, i) => i > current && half.seat === line.seat && half.cards.length < 2,
    )
    if (other >= 0) return other
  }
  for (const stake of line.stakes) if (stake.status === 'deciding') return -1
  return current
}

export function isBlackjack(line: Line): boolean {
  return !line.split && isNatural(line.cards)
}

export function isBust(line: Line, stake: Stake): boolean {
  return totalOf(line.cards, stake.held) > 21
}

/** BJ-7, FB-7: an ace from a split pair takes one card; only another ace may go on, by being split again. */
export function isSplitAce(line: Line): boolean {
  const [first] = line.cards
  return line.split && first !== undefined && isAce(first)
}

/** The dealer's up card is one that can become a blackjack. */
export function threatens(up: Card | undefined): boolean {
  return up !== undefined && (isAce(up) || isTen(up))
}
