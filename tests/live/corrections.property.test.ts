import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '#engine/cards/card'
import { GAME_IDS, GAMES } from '#engine/games'
import type { Cents } from '#engine/money/cents'
import { evolveTable } from '#engine/table/evolve'
import { withoutTakenBack } from '#engine/table/taken-back'
import type { TableEvent, TableState } from '#engine/table/types'
import { viewTable, viewTableEvent } from '#engine/table/view'
import { EMPTY_TRAY, trayAfter } from '#server/tables/live/tray'
import { DryRound } from '#tests/live/dry-round'

const game = fc.constantFrom(...GAME_IDS)
const cards = fc.array(fc.constantFrom(...DECK), { minLength: 1, maxLength: 8 })
const ANN = { as: 'player', player: 'ann' } as const

function round(id: (typeof GAME_IDS)[number]): DryRound {
  const table = new DryRound(id)
  table.begin()
  return table
}

function fold(start: TableState, events: readonly TableEvent[]): TableState {
  return events.reduce(evolveTable, start)
}

describe('FL-1: cards that are put right', () => {
  it('leave the game as if the right ones had been dealt at first', () => {
    fc.assert(
      fc.property(game, cards, cards, fc.nat(8), (id, wrong, right, from) => {
        const table = round(id)
        const dealt = table.deal(wrong)
        const open = table.state.live?.undo?.length ?? 0
        const back = Math.min(open, Math.max(0, dealt - from))
        fc.pre(back > 0)
        table.takeBack(back)
        table.deal(right)
        const straight = round(id)
        straight.deal([...wrong.slice(0, dealt - back), ...right])
        expect(table.state.game).toEqual(straight.state.game)
        expect(table.state.shoe).toEqual(straight.state.shoe)
        expect(table.state.live).toEqual(straight.state.live)
        const tray = (events: readonly TableEvent[]) => events.reduce(trayAfter, EMPTY_TRAY)
        expect(tray(table.events)).toEqual(tray(straight.events))
      }),
      { numRuns: 400 },
    )
  })

  it('are told later as a round that anybody can fold', () => {
    fc.assert(
      fc.property(game, cards, cards, (id, wrong, right) => {
        const table = round(id)
        const start = viewTable(new DryRound(id).state, ANN)
        const before = new DryRound(id).events.length
        table.deal(wrong)
        const open = table.state.live?.undo?.length ?? 0
        fc.pre(open > 0)
        table.takeBack(open)
        table.deal(right)
        const told = withoutTakenBack(
          id,
          table.events.slice(before).map((event) => ({ event })),
        ).flatMap(({ event }) => viewTableEvent(id, event, ANN) ?? [])
        expect(fold(start, told)).toEqual(viewTable(table.state, ANN))
      }),
      { numRuns: 400 },
    )
  })

  it('are gone for good once somebody decides, or money moves', () => {
    const table = round('ventuno')
    table.deal(['5S', '6H', '6D', 'TD'])
    expect(table.state.live?.undo?.length).toBe(table.state.live?.dealt)
    table.give({ do: 'hit', player: 'ann', seat: 2 })
    expect(table.state.live?.undo).toEqual([])
    table.deal(['2S'])
    expect(table.state.live?.undo).toHaveLength(1)
    expect(() => table.takeBack(2)).toThrow(RangeError)
  })

  it('keep what players did beside the cards', () => {
    const table = round('speed-baccarat')
    table.deal(['4S', '2H'])
    table.give({ do: 'bet', player: 'bob', bet: 'player', amount: 500 })
    table.takeBack(2)
    expect(table.state.game.slips.map(({ player }) => player)).toEqual(['ann', 'bob'])
  })

  it('leave the limits of whoever came since in their own money (MO-6)', () => {
    const table = new DryRound('speed-baccarat')
    const { rules } = GAMES['speed-baccarat']
    const limits = { unit: 100 as Cents, ranges: { player: [100 as Cents, 10_000 as Cents] as const } }
    table.happen({ type: 'configured', game: 'speed-baccarat', currency: 'EUR', rules, limits })
    table.happen({ type: 'roundBegan', code: 'dry-1', number: 1, at: 1, rates: { GBP: [1, 2] } })
    table.give({ do: 'open', shoeRound: 1 })
    table.deal(['4S'])
    table.happen({ type: 'purse', player: 'bob', currency: 'GBP', session: null })
    table.give({ do: 'bet', player: 'bob', bet: 'player', amount: 100 })
    table.takeBack(1)
    table.give({ do: 'bet', player: 'bob', bet: 'player', amount: 10_000 })
    expect(table.events.at(-1)).toMatchObject({ type: 'placed', amount: 4_900, cut: 5_100 })
  })

  it('show nothing of themselves in any view (FA-5)', () => {
    fc.assert(
      fc.property(game, cards, (id, dealt) => {
        const table = round(id)
        table.deal(dealt)
        for (const as of ['supervisor', 'dealer', 'bystander'] as const) {
          expect(viewTable(table.state, { as }).live?.undo).toBeNull()
        }
        expect(viewTable(table.state, ANN).live?.dealer).toMatchObject({ staff: null, shown: 'Chiara' })
      }),
      { numRuns: 100 },
    )
  })
})
