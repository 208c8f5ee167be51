import { describe, expect, it } from 'vitest'
import type { TableEvent } from '#engine/table/types'
import { timedWait } from '#server/tables/clock'
import { DryTable } from '#tests/floor/dry-table'
import { lastRoundOver } from '#tests/floor/past'
import { FAST } from '#tests/floor/timings'
import { isOf } from '#tests/of-family'

function clocksIn(events: readonly TableEvent[]) {
  return events.flatMap((event) => (event.type === 'clock' ? [event] : []))
}

function seated(): DryTable {
  const table = new DryTable('ventuno', '6'.repeat(64))
  while (table.state.game.phase !== 'betting') table.step()
  for (const [index, player] of ['ann', 'bob'].entries()) {
    table.give(player, 100_000)
    table.order(player, { do: 'sit', seat: index + 1 })
    table.order(player, { do: 'bet', seat: index + 1, bet: 'main', amount: 1000 })
  }
  return table
}

describe('the clock of a table', () => {
  it('starts with each new question and is told with what brought it up', () => {
    const table = seated()
    table.order('ann', { do: 'dealNow' })
    table.order('bob', { do: 'dealNow' })
    let told = 0
    for (let steps = 0; steps < 200; steps++) {
      const before = timedWait(table.state)
      const { now } = table
      if (table.state.round?.number === 2 || !table.step()) break
      const wait = timedWait(table.state)
      const clocks = clocksIn(table.published.at(-1)?.everyone ?? [])
      const fresh = wait === null || wait.name === before?.name ? [] : [wait.for]
      expect(clocks).toEqual(
        fresh.map((why) => {
          const millis = why === 'bets' ? FAST.betting : FAST[why]
          return { type: 'clock', for: why, until: table.now + millis }
        }),
      )
      expect(table.now).toBeGreaterThanOrEqual(now)
      told += clocks.length
    }
    expect(told).toBe(2)
    expect(table.state.round?.number).toBe(2)
  })

  it('is not touched by orders that change nothing of the question', () => {
    const table = seated()
    const { clock } = table.state
    table.now += 10
    table.order('ann', { do: 'bet', seat: 1, bet: 'main', amount: 1000 })
    table.order('bob', { do: 'clear' })
    table.order('bob', { do: 'leave', seat: 2 })
    expect(table.state.clock).toEqual(clock)
  })

  it('SH-4: starts anew for everybody who is asked to cut', () => {
    const table = new DryTable('free-bet', '6'.repeat(64))
    const other = new DryTable('free-bet', '7'.repeat(64))
    other.memory = { ...other.memory, state: { ...table.state, coming: null } }
    other.write(lastRoundOver('free-bet', { 1: 'ann', 4: 'bob' }, 4))
    for (const player of ['ann', 'bob']) other.presence.arrive(player)
    other.step()
    expect(other.state.cutOffer?.to).toBe('bob')
    const { clock } = other.state
    other.now += 5
    other.order('bob', { do: 'passCut' })
    expect(other.state.cutOffer?.to).toBe('ann')
    expect(other.state.clock?.until).toBe((clock?.until ?? 0) + 5)
    expect(other.duty()?.due).toEqual({ at: other.state.clock?.until })
  })

  it('MF-3: is one for all at a point, and a new one for the next point', () => {
    const table = new DryTable('mega-fire-blaze', 'e'.repeat(64))
    for (const player of ['ann', 'bob']) table.give(player, 1_000_000)
    const seen: string[] = []
    for (let steps = 0; steps < 3000 && seen.length < 10; steps++) {
      const { state } = table
      if (!isOf('blackjack', state)) throw new Error('This is no blackjack.')
      const { game, clock } = state
      if (game.phase === 'betting') {
        for (const player of ['ann', 'bob'])
          table.order(player, { do: 'bet', seat: 1, bet: 'main', amount: 100 })
      }
      const [first, second] = game.turn?.deciders ?? []
      if (game.turn === null || first === undefined || second === undefined) {
        table.step()
        continue
      }
      table.now += 1
      table.order(first, { do: 'hit', seat: 1 })
      expect(table.state.clock).toBe(clock)
      table.order(second, { do: 'stand', seat: 1 })
      seen.push(`${clock?.until}`)
    }
    expect(new Set(seen).size).toBe(10)
  })
})
