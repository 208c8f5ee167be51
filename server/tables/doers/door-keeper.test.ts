import { describe, expect, it } from 'vitest'
import type { GameId } from '#engine/games'
import { GAME_IDS } from '#engine/games'
import { barring } from '#server/tables/inbox/players'
import { DryTable } from '#tests/floor/dry-table'
import { isOf } from '#tests/of-family'

const SEED = '7'.repeat(64)
const SIGN = 'This table is closed for the moment.'

function betting(game: GameId): DryTable {
  const table = new DryTable(game, SEED)
  for (const player of ['ann', 'bob']) table.give(player, 100_000)
  while (table.state.game.phase !== 'betting') table.step()
  return table
}

function lay(table: DryTable, player: string): void {
  const refusal = isOf('blackjack', table.state)
    ? table.order(player, { do: 'bet', seat: player === 'ann' ? 1 : 2, bet: 'main', amount: 1_000 })
    : table.order(player, {
        do: 'bet',
        bet: isOf('dragon-tiger', table.state) ? 'dragon' : 'banker',
        amount: 1_000,
      })
  expect(refusal).toBeNull()
}

function sit(table: DryTable): void {
  if (isOf('blackjack', table.state) && table.state.game.rules.seating !== 'shared') {
    table.order('ann', { do: 'sit', seat: 1 })
    table.order('bob', { do: 'sit', seat: 2 })
  }
}

function untilPaused(table: DryTable): void {
  for (let steps = 0; table.state.paused === null; steps++) {
    expect(steps).toBeLessThan(200)
    expect(table.step()).toBe(true)
  }
}

const typesSince = (table: DryTable, from: number) =>
  table.published.slice(from).flatMap(({ everyone }) => everyone.map(({ type }) => type))

describe.each(GAME_IDS)('a table that staff closed, %s', (game) => {
  it('stands still at once where no chips lie, and goes on in the same round when it is opened', () => {
    const table = betting(game)
    const { round } = table.state
    table.closed = SIGN
    untilPaused(table)
    expect(table.state).toMatchObject({ paused: { why: 'closed', text: SIGN }, game: { phase: 'betting' } })
    expect(table.duty()).toBeNull()
    table.closed = null
    expect(table.step()).toBe(true)
    expect(table.state).toMatchObject({ paused: null, round })
    expect(table.state.clock?.until).toBe(table.now + table.config.timings.betting)
  })

  it('takes no more bets, plays the chips that lie to their end, and then stands still', () => {
    const table = betting(game)
    sit(table)
    lay(table, 'ann')
    if (game === 'mini-baccarat') table.order('ann', { do: 'confirm' })
    table.closed = SIGN
    const from = table.published.length
    untilPaused(table)
    const types = typesSince(table, from)
    expect(types.filter((type) => type === 'closed' || type === 'settled')).toEqual(['closed', 'settled'])
    expect(types).not.toContain('roundBegan')
    expect(table.state).toMatchObject({ paused: { why: 'closed' }, game: { phase: 'over' } })
    table.closed = null
    while (table.state.game.phase !== 'betting') expect(table.step()).toBe(true)
    expect(table.state.round?.number).toBe(2)
  })
})

describe('a player whom staff closed', () => {
  const order = (command: Parameters<DryTable['order']>[1]) =>
    ({ player: 'ann', name: 'Ann', house: false, currency: 'EUR', id: 'order-01', command }) as const

  const HERE = { id: 'one', game: 'ventuno' }
  const signs = ({ player = null, table = null }: { player?: string | null; table?: string | null }) => ({
    ofPlayer: () => player,
    ofTable: () => table,
    anyPlayer: player !== null,
  })

  it('is refused new bets with the sentence, as everybody is at a closed table, and nothing else', () => {
    for (const command of [
      { do: 'bet', bet: 'banker', amount: 100 },
      { do: 'sit', seat: 1 },
      { do: 'back', seat: 1, bet: 'main', amount: 100 },
      { do: 'confirm' },
    ] as const) {
      expect(barring(order(command), HERE, signs({ player: 'No.' }))).toEqual({
        reason: 'barred',
        text: 'No.',
      })
      expect(barring(order(command), HERE, signs({ table: 'Later.' }))).toEqual({
        reason: 'closed',
        text: 'Later.',
      })
      expect(barring(order(command), HERE, signs({}))).toBeNull()
    }
    for (const command of [
      { do: 'clear' },
      { do: 'hit', seat: 1 },
      { do: 'double', seat: 1 },
      { do: 'leave', seat: 1 },
    ] as const) {
      expect(barring(order(command), HERE, signs({ player: 'No.', table: 'Later.' }))).toBeNull()
    }
  })

  it.each(['ventuno', 'speed-baccarat', 'free-bet', 'mega-fire-blaze'] as const)(
    'has loose chips taken off before betting closes, others keep theirs: %s',
    (game) => {
      const table = betting(game)
      sit(table)
      lay(table, 'ann')
      lay(table, 'bob')
      table.barred.add('ann')
      table.step()
      expect(new Set(table.state.game.slips.map(({ player }) => player))).toEqual(new Set(['bob']))
      expect(table.purse('ann').cash).toBe(100_000)
      while (table.state.game.phase === 'betting') table.step()
      expect([table.purse('ann').cash, table.purse('bob').cash]).toEqual([100_000, 99_000])
    },
  )

  it('MB-3: keeps chips that were confirmed before, and the table does not hang on them', () => {
    const table = betting('mini-baccarat')
    lay(table, 'ann')
    table.order('ann', { do: 'confirm' })
    table.barred.add('ann')
    for (let steps = 0; table.state.game.phase === 'betting'; steps++) {
      expect(steps).toBeLessThan(5)
      table.step()
    }
    expect(table.purse('ann').cash).toBe(99_000)
  })
})
