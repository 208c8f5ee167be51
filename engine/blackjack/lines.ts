import { draftLine, draftStake } from '#engine/blackjack/folding/draft'
import { isAce, isNatural, isTen, totalOf } from '#engine/blackjack/hand'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Line, Stake, State, Status } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'

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

/** No decision is left on these cards: 21 or more (BJ-3, BJ-10), a Charlie (MF-8), a split ace served (BJ-7). */
function isServed(rules: BlackjackRules, line: Line, lines: readonly Line[]): boolean {
  const total = totalOf(line.cards)
  if (total >= 21 || line.cards.length === rules.charlie) return true
  if (!isSplitAce(line)) return false
  return !(rules.resplitAces && total === 12 && handsOnSeat(lines, line.seat) < rules.handsPerSeat)
}

/** The line with one more card, and everyone on it moved on: the last card served, or a decision to make. */
export function withCard(
  rules: BlackjackRules,
  lines: readonly Line[],
  index: number,
  card: Card,
): readonly Line[] {
  const before = lines[index]
  if (before === undefined) return lines
  const line = draftLine(before)
  line.cards = [...before.cards, card]
  const held = line.cards.length
  if (held >= 2) {
    const served = isServed(rules, line, lines)
    line.stakes = line.stakes.map((stake) => standing(stake, served, held))
  }
  return lines.with(index, line)
}

/** A stake's standing after a card to its line: out with what it holds, or asked to decide. */
function standing(stake: Stake, served: boolean, held: number): Stake {
  const status: Status = served || stake.status === 'last' ? 'out' : 'deciding'
  if (stake.status === 'out' || stake.status === status) return stake
  const next = draftStake(stake)
  next.status = status
  if (status === 'out') next.held = held
  return next
}
