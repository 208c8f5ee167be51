import { isPairByValue, isSoft, pointsOf, totalOf } from '#engine/blackjack/hand'
import type { Decision, Line, Stake } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { GAMES, type IdOf } from '#engine/games'
import { valueName } from '#math/blackjack/strategy/chart'
import type { Code } from '#math/blackjack/strategy/codes'
import type { Strategy } from '#math/blackjack/strategy/strategy'

type BlackjackId = IdOf<'blackjack'>

const computed = new Map<BlackjackId, Promise<Strategy>>()

/** Computed at the first need, which takes a second or three a game, and kept. */
export function learn(id: BlackjackId): Promise<Strategy> {
  const chart = computed.get(id) ?? compute(id)
  computed.set(id, chart)
  return chart
}

async function compute(id: BlackjackId): Promise<Strategy> {
  const { rules, shoe } = GAMES[id]
  const { solve } = await import('#math/blackjack/solve')
  const { strategyOf } = await import('#math/blackjack/strategy/strategy')
  const game = { rules, decks: shoe.decks }
  return strategyOf(game, solve(game))
}

/** What the chart advises, the best first; what of it the table offers is the reader's question. */
export function advice(chart: Strategy, line: Line, stake: Stake, up: Card): readonly Decision[] {
  const place = chart.ups.indexOf(valueName(pointsOf(up)))
  const { cards } = line
  const pair = isPairByValue(cards) ? codeIn(chart.chart.pairs, pairName(cards), place) : undefined
  const plays = pair === undefined ? [] : DECISIONS[pair]
  const totals = stake.cash === 0 && chart.onToken !== null ? chart.onToken : chart.chart
  const rows = isSoft(cards) ? totals.soft : totals.hard
  const exception = line.split ? undefined : exceptionOf(chart, cards, valueName(pointsOf(up)))
  const code = exception ?? codeIn(rows, String(totalOf(cards)), place) ?? (totalOf(cards) < 21 ? 'H' : 'S')
  return [...plays, ...DECISIONS[code], 'stand', 'hit']
}

const DECISIONS: Readonly<Record<Code, readonly Decision[]>> = {
  H: ['hit'],
  S: ['stand'],
  D: ['double', 'hit'],
  Ds: ['double', 'stand'],
  F: ['double', 'hit'],
  P: ['split'],
  FP: ['split'],
}

function codeIn(rows: Strategy['chart']['pairs'], name: string, place: number): Code | undefined {
  return rows.find(({ hand }) => hand === name)?.plays[place]
}

function exceptionOf({ exceptions }: Strategy, cards: readonly Card[], up: string): Code | undefined {
  if (cards.length !== 2) return undefined
  const [low = 0, high = 0] = cards.map(pointsOf).sort((a, b) => a - b)
  const name = `${valueName(high)}-${valueName(low)}`
  return exceptions.find((exception) => exception.cards === name && exception.up === up)?.play
}

function pairName(cards: readonly Card[]): string {
  const name = valueName(cards[0] === undefined ? 0 : pointsOf(cards[0]))
  return `${name}-${name}`
}
