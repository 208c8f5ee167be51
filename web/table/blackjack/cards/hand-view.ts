import { totalOf } from '#engine/blackjack/hand'
import { isBlackjack } from '#engine/blackjack/lines'
import type { Decision, Line, Result, Stake, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { totalText } from '#ui/draw/blackjack/total-text'

/** The one label of a hand, on its lower edge. */
export type HandMark =
  | 'bust'
  | 'blackjack'
  | 'early'
  | 'doubled'
  | 'stand'
  | 'won'
  | 'lost'
  | 'push'
  | 'returned'

/** One hand as somebody at the table sees it. */
export interface HandView {
  readonly seat: number
  /** Place among the seat's hands, the shoe's side first. */
  readonly hand: number
  readonly cards: readonly Card[]
  /** How many of them count for whoever looks (MF-3). */
  readonly held: number
  readonly total: string
  readonly tone: 'plain' | 'current' | 'bust' | 'best'
  readonly mark: HandMark | null
  readonly early: Decision | null
  readonly mine: boolean
  readonly current: boolean
  readonly split: boolean
}

/** All hands of a seat; empty before the cards come. */
export function handsOf(game: State, seat: number, me: string): readonly HandView[] {
  return game.lines.filter((line) => line.seat === seat).map((line, hand) => handView(game, line, hand, me))
}

function handView(game: State, line: Line, hand: number, me: string): HandView {
  const own = line.stakes.find(({ player, behind }) => player === me && !behind)
  const stake = own ?? line.stakes[0]
  const isOut = stake?.status === 'out'
  const held = isOut && stake.held > 0 ? stake.held : line.cards.length
  const current = game.turn !== null && game.turn.seat === line.seat && game.turn.hand === hand
  const total = totalOf(line.cards, held)
  const isBest = isBlackjack(line)
  return {
    seat: line.seat,
    hand,
    cards: line.cards,
    held,
    total: totalText(line.cards, held, !isOut && game.phase !== 'over'),
    tone: total > 21 ? 'bust' : isBest ? 'best' : current ? 'current' : 'plain',
    mark: markOf(game, line, stake, hand),
    early: own === undefined ? null : line.early,
    mine: own !== undefined,
    current,
    split: line.split,
  }
}

function markOf(game: State, line: Line, stake: Stake | undefined, hand: number): HandMark | null {
  const result = stake === undefined ? undefined : mainResult(game, line, hand, stake)
  if (stake !== undefined && totalOf(line.cards, stake.held) > 21) return 'bust'
  if (result !== undefined) return RESULT_MARKS[result.outcome]
  if (isBlackjack(line)) return 'blackjack'
  if (line.early !== null) return 'early'
  if (stake === undefined || stake.status !== 'out' || totalOf(line.cards, stake.held) === 21) return null
  return isDoubled(line, stake) ? 'doubled' : 'stand'
}

const RESULT_MARKS: Readonly<Record<Result['outcome'], HandMark>> = {
  win: 'won',
  blackjack: 'blackjack',
  push: 'push',
  lose: 'lost',
  refund: 'returned',
}

function isDoubled({ split }: Line, { added, free, cash, golden }: Stake): boolean {
  return added > 0 || (free > 0 && (!split || cash + golden > 0))
}

/** What a stake on a line came to; on a shared hand everyone counts the own lines. */
export function mainResult(
  { rules, lines, results }: State,
  line: Line,
  hand: number,
  { player, behind }: Stake,
): Result | undefined {
  const counted =
    rules.seating === 'shared'
      ? lines
          .filter(
            (other) => other.seat === line.seat && other.stakes.some((stake) => stake.player === player),
          )
          .indexOf(line)
      : hand
  return results.find(
    (result) =>
      result.bet === 'main' &&
      result.player === player &&
      result.behind === behind &&
      result.seat === line.seat &&
      result.hand === counted,
  )
}
