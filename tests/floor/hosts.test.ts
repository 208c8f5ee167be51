import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Audience } from '#engine/round/audience'
import { evolveTable } from '#engine/table/evolve'
import type { TableState } from '#engine/table/types'
import type { PlayerCommand } from '#protocol/player/commands'
import { Batch } from '#server/tables/batch'
import { commit, LostTable } from '#server/tables/commit'
import type { Publication } from '#server/tables/ports'
import { recover } from '#server/tables/recover'
import { HandClock } from '#tests/clock'
import { Dice } from '#tests/dice'
import { emptyFolder } from '#tests/floor/house'
import { anyOrder } from '#tests/floor/orders'
import { Passing } from '#tests/floor/passing'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import type { Staged } from '#tests/floor/staged'
import { freshDatabase } from '#tests/made-postgres'

const PLAYERS = ['ann', 'bob', 'cleo']
const ANN: Audience = { as: 'player', player: 'ann' }

let here: Stage
let there: Stage
let both: Passing
beforeAll(async () => {
  const [url, folder, clock] = [await freshDatabase(), emptyFolder(), new HandClock()]
  here = await Stage.open(url, folder, clock)
  there = await Stage.open(url, folder, clock)
  both = new Passing(clock, () => [...here.tables, ...there.tables])
  await here.admit(500_000, ...PLAYERS)
}, PATIENCE_MILLIS)
afterAll(async () => {
  await there.stopAll()
  await there.store.close()
  await here.close()
}, PATIENCE_MILLIS)

/** Somebody at one of the servers: folds what is told, and asks again when something is missing. */
class Ear {
  readonly #staged: Staged
  readonly #heard: number
  #known: { upto: number; state: TableState }

  constructor(staged: Staged) {
    this.#staged = staged
    this.#heard = staged.told.length
    this.#known = staged.table.snapshot(ANN)
  }

  get state(): TableState {
    for (const publication of this.#staged.told.slice(this.#heard)) this.#hear(publication)
    return this.#known.state
  }

  #hear({ after, upto, everyone, own }: Publication): void {
    const events = own.get('ann') ?? everyone
    if (upto <= this.#known.upto || events.length === 0) return
    if (after > this.#known.upto) this.#known = this.#staged.table.snapshot(ANN)
    else this.#known = { upto, state: events.reduce<TableState>(evolveTable, this.#known.state) }
  }
}

it('FA-4: of two that write at the same version one is told that it lost the table, and stores nothing', async () => {
  const staged = await here.table('race', { game: 'ventuno' })
  await staged.inPhase('betting')
  await staged.table.stop()
  const { config } = staged.table
  const { memory } = await recover(here.store.db, config, here.sealer)
  const seated = (stage: Stage, player: string) => {
    const batch = new Batch(config.id, memory, stage.clock.now(), stage.purses.of)
    batch.emit({ type: 'seated', seat: 1, player })
    batch.answers.push({
      sender: player,
      id: `race-${player}`,
      hash: 'of the order',
      answer: { ok: true, upto: 1 },
    })
    return commit(stage.store.db, batch, stage.sealer, [])
  }
  const results = await Promise.allSettled([seated(here, 'ann'), seated(there, 'bob')])
  const lost = results.filter((result) => result.status === 'rejected')
  expect(lost).toHaveLength(1)
  expect(lost[0]?.reason).toBeInstanceOf(LostTable)
  expect((await here.log(staged)).filter(({ type }) => type === 'seated')).toHaveLength(1)
  const answers = await here.store.db.selectFrom('answers').select('player_id').execute()
  expect(answers).toHaveLength(1)
})

it('two servers that run the same tables both go on, and nobody loses a cent', async () => {
  const games = ['mini-baccarat', 'free-bet'] as const
  const timings = { betting: 40, decision: 20, insurance: 10, offers: 10, cut: 5 }
  const dice = new Dice(3)
  for (const game of games) {
    const one = await here.table(`both-${game}`, { game, timings })
    const other = await there.table(`both-${game}`, { game, timings })
    const ears = [new Ear(one), new Ear(other)] as const
    const answers: Promise<unknown>[] = []
    while ((one.state.round?.number ?? 0) < 8) {
      const staged = dice.of([one, other])
      const player = dice.of(PLAYERS)
      answers.push(staged.do(player, anyOrder(dice, staged.state)))
      if (answers.length % 3 === 0) await both.step()
    }
    await both.given(Promise.all(answers))
    await Promise.all([one.table.stop(), other.table.stop()])
    expect(ears[0].state).toEqual(one.table.snapshot(ANN).state)
    expect(ears[1].state).toEqual(other.table.snapshot(ANN).state)
  }
})

it('a server that slept while another played on tells its people that they missed something', async () => {
  const game = 'ventuno'
  const timings = { betting: 200, decision: 1, insurance: 1 }
  const one = await here.table('sleeper', { game, timings })
  await one.until(({ state }) => state.clock?.until === null)
  const other = await there.table('sleeper', { game, timings })
  await other.until(({ state }) => state.clock?.until === null)
  const ear = new Ear(other)
  await one.until(({ state }) => state.clock?.until === null)
  const bet: PlayerCommand = { do: 'bet', seat: 2, bet: 'main', amount: 1000 }
  expect((await one.do('ann', { do: 'sit', seat: 2 })).ok).toBe(true)
  for (let round = 1; round <= 3; round++) {
    await one.until(({ state, phase }) => state.round?.number === round && phase === 'betting')
    await one.do('ann', bet)
    await one.until(({ state }) => (state.round?.number ?? 0) > round)
  }
  await one.table.stop()
  expect((await other.do('bob', { do: 'leave', seat: 3 })).ok).toBe(false)
  expect(ear.state).toEqual(other.table.snapshot(ANN).state)
  await other.do('bob', { do: 'sit', seat: 3 })
  await other.do('bob', { do: 'leave', seat: 3 })
  await other.table.stop()
  expect(other.state.round?.number).toBeGreaterThanOrEqual(4)
  expect(ear.state).toEqual(other.table.snapshot(ANN).state)
  expect(there.money.at(-1)).toMatchObject({ player: 'ann', cash: await here.cash('ann') })
})
