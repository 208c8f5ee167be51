import type { State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { isGameOf } from '#engine/table/is-of'
import type { TableState } from '#engine/table/types'
import type { DryTable } from '#tests/floor/dry-table'

const MOST_STEPS = 10_000
const PLAYER = 'p'

/** The first round of a table of seats, as somebody finds it who plays the first seats alone. */
export interface FirstDeal {
  readonly table: DryTable
  readonly hands: readonly (readonly Card[])[]
  readonly up: Card
  readonly hole: Card | null
  /** What comes out of the shoe next, in order. */
  readonly next: readonly Card[]
}

export function firstDeal(table: DryTable, seats = 1): FirstDeal {
  until(table, ({ game }) => game.phase === 'betting')
  table.give(PLAYER, 1_000_000)
  table.presence.arrive(PLAYER)
  for (let seat = 1; seat <= seats; seat++) {
    if (table.state.id === 'ventuno') must(table, { do: 'sit', seat })
    must(table, { do: 'bet', seat, bet: 'main', amount: 1_000 })
  }
  until(table, ({ game }) => ['insurance', 'turns', 'over'].includes(game.phase))
  const { lines, dealer } = blackjackOf(table)
  const [up] = dealer.cards
  if (up === undefined) throw new Error('The dealer has no card.')
  return { table, hands: lines.map(({ cards }) => cards), up, hole: dealer.hole, next: nextCards(table) }
}

/** The round to its end: no insurance, every hand stands. */
export function stood({ table }: FirstDeal): State {
  while (blackjackOf(table).phase !== 'over') {
    const { phase, turn } = blackjackOf(table)
    if (phase === 'turns' && turn !== null) must(table, { do: 'stand', seat: turn.seat, hand: turn.hand })
    else if (!table.step()) throw new Error('The round does not end.')
  }
  return blackjackOf(table)
}

/** How the first rounds end where the table deals without bets; with bets that stand they end the same. */
export function* rounds(table: DryTable, count: number): Generator<TableState> {
  for (let number = 1; number <= count; number++) {
    until(table, ({ game, round }) => round?.number === number && game.phase === 'over')
    yield table.state
  }
}

export function blackjackOf({ state }: Pick<DryTable, 'state'>): State {
  if (!isGameOf('blackjack', state.game)) throw new Error('This is no blackjack.')
  return state.game
}

function nextCards({ vault, state: { shoe } }: DryTable): readonly Card[] {
  if (shoe === null) return []
  return vault.open(shoe.shoe, shoe.cut).order.slice(shoe.burnedCount + shoe.dealt)
}

function must(table: DryTable, command: Parameters<DryTable['order']>[1]): void {
  const refusal = table.order(PLAYER, command)
  if (refusal !== null) throw new Error(`${command.do}: ${refusal.text}`)
}

function until(table: DryTable, holds: (state: TableState) => boolean): void {
  for (let steps = 0; !holds(table.state); steps++) {
    if (steps > MOST_STEPS || !table.step()) throw new Error('The table does not come that far.')
  }
}
