import { describe, expect, it } from 'vitest'
import { GAME_IDS, type GameId } from '#engine/games'
import { pause } from '#server/tables/doers/pit-boss'
import type { Duty } from '#server/tables/duties'
import { DryTable } from '#tests/floor/dry-table'
import { FAST } from '#tests/floor/timings'

const SEED = '5'.repeat(64)

/** Until a duty comes up whose name begins so. */
function untilDuty(table: DryTable, name: string): Duty {
  for (let steps = 0; steps < 5000; steps++) {
    const duty = table.duty()
    if (duty?.name.startsWith(name)) return duty
    if (!table.step()) break
  }
  throw new Error(`No duty '${name}' came up.`)
}

function betting(game: GameId): DryTable {
  const table = new DryTable(game, SEED)
  for (const player of ['ann', 'bob']) table.give(player, 100_000)
  while (table.state.game.phase !== 'betting') table.step()
  return table
}

/** Ventuno with ann's hand on seat 1. */
function playing(): DryTable {
  const table = betting('ventuno')
  table.order('ann', { do: 'sit', seat: 1 })
  table.order('ann', { do: 'bet', seat: 1, bet: 'main', amount: 1000 })
  return table
}

describe('what the house has to do', () => {
  it('SH-6, FA-1: begins with a shoe, and with the next one behind it, before any bet', () => {
    const table = new DryTable('ventuno', SEED)
    const names: (string | undefined)[] = []
    while (table.state.game.phase !== 'betting') {
      names.push(table.duty()?.name)
      table.step()
    }
    expect(names).toEqual(['first shoe', 'begin undefined'])
    expect(table.state).toMatchObject({ shoe: { shoe: 1, rounds: 1 }, coming: { shoe: 2 } })
  })

  it('has the same name while others do what they like, so that it is not put off', () => {
    const table = playing()
    table.order('ann', { do: 'dealNow' })
    table.step()
    let dealt = 0
    for (; table.state.game.phase === 'dealing'; dealt++) {
      const before = table.duty()
      table.order('bob', { do: 'sit', seat: 2 + (table.memory.version % 6) })
      table.order('bob', { do: 'hit', seat: 1 })
      expect(table.duty()?.name).toBe(before?.name)
      table.step()
      expect(table.duty()?.name).not.toBe(before?.name)
    }
    expect(dealt).toBe(4)
  })

  it('waits before each card, after a round, and not before the first round of a shoe', () => {
    const table = betting('mini-baccarat')
    table.step()
    expect(untilDuty(table, 'card').due).toEqual({ delay: FAST.card })
    expect(untilDuty(table, 'begin').due).toEqual({ delay: FAST.result })
    untilDuty(table, 'change')
    expect(table.duty()?.due).toEqual({ delay: FAST.result })
    table.step()
    expect(table.duty()).toMatchObject({ due: { delay: 0 } })
    expect(table.state.shoe).toMatchObject({ shoe: 2, rounds: 0 })
  })

  it('MF-16: waits longer after a round with a bonus', () => {
    const table = betting('mega-fire-blaze')
    untilDuty(table, 'bonus')
    table.step()
    expect(table.duty()).toMatchObject({ due: { delay: FAST.result + FAST.bonus } })
  })

  it('is nothing while a table that needs bets waits for the first chip', () => {
    const table = betting('free-bet')
    table.step()
    expect(table.state.clock).toEqual({ for: 'bets', until: null })
    expect(table.duty()).toBeNull()
    table.order('ann', { do: 'sit', seat: 1 })
    expect(table.duty()).toBeNull()
    table.order('ann', { do: 'bet', seat: 1, bet: 'main', amount: 1000 })
    expect(table.duty()).toMatchObject({
      name: 'close',
      due: { at: table.now + FAST.betting },
      funds: ['ann'],
    })
  })

  it('VE-14: is to let rounds go by where somebody only sits, until the seat is free and the table waits', () => {
    const table = betting('ventuno')
    table.presence.arrive('ann')
    table.step()
    expect(table.duty()).toBeNull()
    table.order('ann', { do: 'sit', seat: 1 })
    expect(table.duty()).toMatchObject({ name: 'close', due: { at: table.now + FAST.betting } })
    while (table.step());
    expect(table.state.game).toMatchObject({ phase: 'betting', seats: { 0: { player: null } } })
    expect(table.state).toMatchObject({ round: { number: 4 }, clock: { until: null }, shoe: { dealt: 0 } })
  })

  it('VE-13: is to deal at once when all who bet have asked for it, with everybody’s money known', () => {
    const table = playing()
    expect(table.duty()).toMatchObject({ name: 'close' })
    table.order('ann', { do: 'dealNow' })
    expect(table.duty()).toMatchObject({ name: 'deal now', due: { delay: 0 }, funds: ['ann'] })
  })

  it('finishes what runs when the server is about to stop, and begins nothing', () => {
    const table = playing()
    table.order('ann', { do: 'dealNow' })
    table.closing = true
    while (table.step());
    expect(table.state.game.phase).toBe('over')
    expect(table.state.round?.number).toBe(1)
    table.closing = false
    expect(table.step()).toBe(true)
    expect(table.state.round?.number).toBe(2)
  })

  it.each(GAME_IDS)(
    'FL-1: in a pause is to give up after a while, and to go on with another shoe (%s)',
    (game) => {
      const table = betting(game)
      table.write((batch) => pause(batch, 'fault', 'A fault.'))
      table.write((batch) => pause(batch, 'fault', 'Another one.'))
      expect(table.state.paused?.text).toBe('A fault.')
      expect(table.duty()).toMatchObject({ name: 'give up', due: { delay: FAST.fault } })
      table.step()
      expect(table.state).toMatchObject({ paused: null, game: { phase: 'over' }, shoe: { cutCardSeat: 0 } })
      untilDuty(table, 'change')
      table.step()
      expect(table.state.shoe).toMatchObject({ shoe: 2 })
    },
  )

  it('FL-4: is nothing in a pause that a supervisor made', () => {
    const table = playing()
    table.write((batch) => pause(batch, 'supervisor', 'A break.'))
    expect(table.duty()).toBeNull()
  })
})

describe('SB-5: side bets late in the shoe', () => {
  const reason = (table: DryTable, bet: 'playerBonus' | 'playerPair') =>
    table.order('ann', { do: 'bet', bet, amount: 100 })?.reason ?? 'taken'

  it('close in the 45th and the 61st round, cancelled rounds counted', () => {
    const table = betting('speed-baccarat')
    const seen = new Map<number, readonly string[]>()
    while (!seen.has(62)) {
      while (table.state.game.phase !== 'betting') table.step()
      const rounds = table.state.shoe?.rounds ?? 0
      seen.set(rounds, [reason(table, 'playerBonus'), reason(table, 'playerPair')])
      if (rounds % 2 === 0) table.write((batch) => batch.must({ do: 'cancel' }))
      while (table.state.game.phase === 'betting' || table.state.game.phase === 'dealing') table.step()
      if (rounds >= 62) break
    }
    expect(table.state.shoe?.shoe).toBe(1)
    expect([44, 45, 60, 61, 62].map((round) => seen.get(round))).toEqual([
      ['taken', 'taken'],
      ['closed', 'taken'],
      ['closed', 'taken'],
      ['closed', 'closed'],
      ['closed', 'closed'],
    ])
  })
})
