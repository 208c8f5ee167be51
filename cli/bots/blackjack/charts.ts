import { isPairByValue, isSoft, pointsOf, totalOf } from '#engine/blackjack/hand'
import type { Decision, Line, Stake } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { GAMES, type GameId } from '#engine/games'
import { valueName } from '#math/blackjack/strategy/chart'
import type { Code } from '#math/blackjack/strategy/codes'
import type { Strategy } from '#math/blackjack/strategy/strategy'

/** Best play of the blackjacks as charts: plain data, so that one thread can compute it for others. */
export type Charts = Readonly<Partial<Record<GameId, Strategy>>>

const computed = new Map<GameId, Promise<Strategy>>()

/** Computed at the first need, which takes a second or three a game, and kept. */
export async function chartsFor(games: Iterable<GameId>): Promise<Charts> {
  const charts: { -readonly [Id in keyof Charts]: Charts[Id] } = {}
  for (const id of new Set(games)) {
    if (GAMES[id].family !== 'blackjack') continue
    const chart = computed.get(id) ?? compute(id)
    computed.set(id, chart)
    charts[id] = await chart
  }
  return charts
}

async function compute(id: GameId): Promise<Strategy> {
  const { family, rules, shoe } = GAMES[id]
  if (family !== 'blackjack') throw new RangeError(`There is no chart for ${id}.`)
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
