import { describe, expect, it } from 'vitest'
import { gameOf } from '#engine/families'
import { forgetDuty, Presence, participants, seatDuty } from '#server/tables/doers/seat-keeper'
import { DryTable } from '#tests/floor/dry-table'
import { FAST } from '#tests/floor/timings'

const NOBODY = () => new Set<string>()

/** Free bet in its betting time, with ann on seats 1 and 2. */
function seated(): DryTable {
  const table = new DryTable('free-bet', '4'.repeat(64), { timings: { ...FAST, betting: 1_000_000 } })
  while (table.state.game.phase !== 'betting') table.step()
  table.give('ann', 10_000)
  table.give('bob', 10_000)
  table.presence.arrive('ann')
  table.order('ann', { do: 'sit', seat: 1 })
  table.order('ann', { do: 'sit', seat: 2 })
  return table
}

function seats({ state }: DryTable): readonly (string | null)[] {
  return gameOf(state.id)
    .places(state.game)
    .map(({ player }) => player)
}

function away({ state }: DryTable): readonly string[] {
  return gameOf(state.id).away(state.game)
}

describe('who takes part', () => {
  it('is who sits, who has chips and who has cards; at baccarat it does not matter', () => {
    const table = seated()
    table.order('bob', { do: 'bet', seat: 3, bet: 'main', amount: 1000 })
    expect(participants(table.state)).toEqual(new Set(['ann', 'bob']))
    table.write((batch) => batch.must({ do: 'close' }))
    expect(participants(table.state)).toEqual(new Set(['ann', 'bob']))
    expect(participants(new DryTable('mini-baccarat', '4'.repeat(64)).state).size).toBe(0)
  })
})

describe('a player who is cut off', () => {
  it('FB-3: is away after a while, not at once, and back at once', () => {
    const table = seated()
    const due = () => seatDuty(table.state, table.presence, table.config.timings, table.now)
    expect(due()).toBeNull()
    table.presence.depart('ann', table.now, NOBODY)
    expect(due()).toMatchObject({ at: table.now + FAST.away })
    table.presence.arrive('ann')
    expect(due()).toBeNull()
    table.presence.depart('ann', table.now, NOBODY)
    table.step()
    expect(away(table)).toEqual(['ann'])
    expect(due()).toMatchObject({ at: table.now - FAST.away + FAST.unseat })
    table.presence.arrive('ann')
    expect(due()).toMatchObject({ at: 0 })
    table.step()
    expect(away(table)).toEqual([])
    expect(due()).toBeNull()
  })

  it('VE-14: loses all seats in the end', () => {
    const table = seated()
    table.presence.depart('ann', table.now, NOBODY)
    const { now } = table
    while (seats(table).includes('ann')) table.step()
    expect(table.now).toBe(now + FAST.unseat)
    expect(seatDuty(table.state, table.presence, table.config.timings, table.now)).toBeNull()
  })

  it('VE-14: with a hand in play keeps the seat until the round is over', () => {
    const table = seated()
    table.order('ann', { do: 'bet', seat: 1, bet: 'main', amount: 1000 })
    table.write((batch) => batch.must({ do: 'close' }))
    table.presence.depart('ann', table.now - FAST.unseat, NOBODY)
    const played: unknown[] = []
    while (table.state.round?.number === 1 && table.step()) {
      const isPlayed = table.state.round?.number === 1 && table.state.game.phase !== 'over'
      if (isPlayed) played.push(seats(table)[0])
    }
    expect(played.length).toBeGreaterThan(3)
    expect(new Set(played)).toEqual(new Set(['ann']))
    expect(seats(table)[0]).toBeNull()
  })

  it('is expected back after a restart, with the usual time', () => {
    const table = seated()
    const presence = new Presence(0)
    presence.expect(['ann'], 5000)
    expect(seatDuty(table.state, presence, table.config.timings, 5000)).toMatchObject({
      at: 5000 + FAST.away,
    })
    presence.arrive('ann')
    presence.expect(['ann'], 6000)
    expect(seatDuty(table.state, presence, table.config.timings, 6000)).toBeNull()
  })

  it('who only looks on is not remembered for ever', () => {
    const presence = new Presence(0)
    for (let number = 0; number < 10_000; number++) {
      presence.arrive(`looker-${number}`)
      presence.depart(`looker-${number}`, number, () => new Set(['looker-17']))
    }
    expect(presence.gone.size).toBeLessThan(3000)
    expect(presence.gone.has('looker-17')).toBe(true)
    expect(presence.anyone()).toBe(false)
  })
})

describe('a player who is long gone', () => {
  it('is forgotten between rounds, with switches and standing choices, unless a seat is kept', () => {
    const table = new DryTable('speed-baccarat', '4'.repeat(64))
    const due = () => forgetDuty(table.state, table.presence, FAST, table.now)
    while (table.state.game.phase !== 'betting') table.step()
    for (const player of ['ann', 'bob']) {
      table.give(player, 10_000)
      table.presence.arrive(player)
      table.order(player, { do: 'zeroCommission', on: true })
    }
    table.presence.depart('ann', table.now - FAST.unseat - 1, NOBODY)
    expect(due()).toBeNull()
    table.write((batch) => batch.must({ do: 'cancel' }))
    const duty = due()
    table.write((batch) => duty?.carryOut(batch))
    const { state } = table
    expect(state.game).toMatchObject({ settings: { bob: { zeroCommission: true } } })
    expect(gameOf(state.id).remembered(state.game)).toEqual(['bob'])
    expect(due()).toBeNull()
  })

  it('keeps what belongs to a seat', () => {
    const table = seated()
    table.order('ann', { do: 'follow', seat: 1, follow: { double: true, split: true, insurance: false } })
    table.order('bob', { do: 'follow', seat: 1, follow: { double: true, split: true, insurance: false } })
    for (const player of ['ann', 'bob']) table.presence.depart(player, table.now - FAST.unseat - 1, NOBODY)
    table.write((batch) => batch.must({ do: 'cancel' }))
    const duty = forgetDuty(table.state, table.presence, FAST, table.now)
    table.write((batch) => duty?.carryOut(batch))
    expect(table.state.game).toMatchObject({ choices: [{ player: 'ann' }] })
  })
})
