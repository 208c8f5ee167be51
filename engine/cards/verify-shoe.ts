import type { Card } from '#engine/cards/card'
import { formatCards } from '#engine/cards/notation'
import { openShoe, type Shoe } from '#engine/cards/shoe'
import { commitment, parseSeed, type Seed } from '#engine/cards/shuffle'
import { GAMES, type GameId } from '#engine/games'

/** What a table said before, during and after a shoe: nothing here is believed (FA-2). */
export interface ShoeClaim {
  readonly game: GameId
  readonly commitment: string
  readonly seed: string
  readonly number: number
  readonly cut: number
  /** All cards dealt from the shoe so far, in order, burned ones not counted. */
  readonly dealt: readonly Card[]
  /** The burned cards: the one that was turned up alone, or all of them. */
  readonly burned?: readonly Card[]
  /** Whether this table burns; the game's own custom if left out (SH-5). */
  readonly burn?: boolean
}

/** Rebuilds the shoe and says in plain sentences what does not agree; an empty list means all does (FA-2). */
export function verifyShoe(claim: ShoeClaim): string[] {
  if (!Object.hasOwn(GAMES, claim.game)) return [`No game is called '${claim.game}'.`]
  const opened = reopened(claim)
  if (typeof opened === 'string') return [opened]
  const { seed, shoe } = opened
  return [...promiseProblems(claim, seed), ...burnProblems(claim, shoe), ...dealtProblems(claim, shoe)]
}

/** For a seed, number or cut that no shoe can have, the sentence that refuses it is the finding. */
function reopened({ game, seed: text, number, cut, burn }: ShoeClaim): { seed: Seed; shoe: Shoe } | string {
  const rules = GAMES[game].shoe
  try {
    const seed = parseSeed(text)
    return { seed, shoe: openShoe({ ...rules, burn: burn ?? rules.burn }, { seed, number, cut }) }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function promiseProblems(claim: ShoeClaim, seed: Seed): string[] {
  const real = commitment(seed)
  if (real === claim.commitment.toLowerCase()) return []
  return [`The revealed seed's commitment is ${real}, but ${claim.commitment} was published.`]
}

function burnProblems({ burned }: ShoeClaim, shoe: Shoe): string[] {
  if (burned === undefined) return []
  const claimed = formatCards(burned)
  if (claimed === formatCards(shoe.burned) || claimed === shoe.burned[0]) return []
  return [`The burned cards were ${named(shoe.burned)}, but ${named(burned)} were recorded.`]
}

function dealtProblems({ dealt }: ShoeClaim, shoe: Shoe): string[] {
  const real = shoe.order.slice(shoe.next)
  const wrong = dealt.flatMap((card, index) => (card === real[index] ? [] : [index]))
  const [first] = wrong
  if (first === undefined) return []
  const problem = `Card ${first + 1} dealt was recorded as ${dealt[first]}, but the shoe has ${real[first] ?? 'no card'} there.`
  return wrong.length === 1 ? [problem] : [problem, `${wrong.length} of ${dealt.length} cards dealt differ.`]
}

function named(cards: readonly Card[]): string {
  return cards.length === 0 ? 'none' : formatCards(cards)
}
