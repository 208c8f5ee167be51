import type { Result, State } from '#engine/blackjack/types'
import { type Ended, endedOf } from '#engine/round/ending'
import { blackjackWhy } from '#protocol/story/blackjack/why'
import type { StoryWords } from '#words/register'

/** One bet of a finished round, in a sentence. */
export interface ToldResult {
  readonly key: string
  readonly bet: Result['bet']
  readonly seat: number
  readonly hand: number
  readonly behind: boolean
  readonly outcome: Result['outcome']
  /** What the bet brought beyond its stake; below zero what it cost. */
  readonly net: number
  readonly why: string
}

export interface Outcome extends Ended {
  readonly results: readonly ToldResult[]
}

/** How the round went for a player; null while it is played or without a bet in it. */
export function outcomeFor(game: State, me: string, words: StoryWords): Outcome | null {
  if (game.phase !== 'over') return null
  const own = game.results.filter(({ player }) => player === me)
  if (own.length === 0) return null
  const results = own.map((result): ToldResult => {
    const { bet, seat, hand, behind, outcome } = result
    return {
      key: `${bet}/${seat}/${hand}/${behind}`,
      ...{ bet, seat, hand, behind, outcome },
      net: endedOf([result]).net,
      why: whyOf(game, result, words),
    }
  })
  return {
    ...endedOf(own),
    results: results.sort((one, other) => other.net - one.net),
  }
}

function whyOf(game: State, result: Result, words: StoryWords): string {
  try {
    return blackjackWhy(game, result, wasPaidEarly(game, result)).say(words)
  } catch {
    // A bet that was given back before any card has no line to tell of.
    return ''
  }
}

/** FB-6: even money, or a blackjack that need not wait. */
function wasPaidEarly({ lines }: State, { bet, seat, player }: Result): boolean {
  if (bet !== 'main') return false
  const line = lines.find((other) => other.seat === seat)
  return line?.stakes.some((stake) => stake.player === player && stake.claim === 'paid') ?? false
}
