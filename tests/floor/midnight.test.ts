import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { totalOf } from '#engine/baccarat/hand'
import type { Card } from '#engine/cards/card'
import { factsOf, readStates } from '#server/play/states'
import { usedOf } from '#server/play/use'
import { HandClock } from '#tests/clock'
import { committed, seedWhere } from '#tests/floor/past'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { voidRound } from '#tests/floor/voiding'
import { onBothStores } from '#tests/stores'

const game = 'mini-baccarat'
/** A Tuesday, ten seconds before it is over. */
const EVENING = Date.UTC(2030, 0, 15, 23, 59, 50)
const MORNING = EVENING + 20_000

/** Four cards, and Player has more. */
function playerWins([a, b, c, d]: readonly Card[]): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false
  const [player, banker] = [totalOf([a, c]), totalOf([b, d])]
  return player >= 8 && player > banker
}

onBothStores('TP-11: a round that is staked on one day and paid on the next', ({ fresh }) => {
  let stage: Stage

  beforeAll(async () => {
    const { folder, databaseUrl } = await fresh()
    const place = { path: folder, remove: () => undefined }
    stage = await Stage.open(databaseUrl, place, new HandClock(EVENING))
  }, PATIENCE_MILLIS)
  afterEach(() => stage.stopAll())
  afterAll(() => stage.close(), PATIENCE_MILLIS)

  async function lost(player: string) {
    const { db } = stage.store
    const now = stage.clock.now()
    const [facts] = await factsOf(db, await readStates(db, [player]), now)
    if (facts === undefined) throw new Error(`Nothing is known of ${player}.`)
    return { day: usedOf('loss', 'day', facts, now), week: usedOf('loss', 'week', facts, now) }
  }

  it('leaves no more to lose on the next day than that day has, also when it is voided', async () => {
    await stage.admit(10_000, 'ann')
    const before = await stage.table('night', { game }, committed(seedWhere(game, playerWins)))
    await before.inPhase('betting')
    const code = before.state.round?.code ?? ''
    await before.all(['ann', { do: 'bet', bet: 'player', amount: 1000 }], ['ann', { do: 'confirm' }])
    const late = await stage.again(before, { game, timings: { betting: 1, card: 200 } })
    await late.inPhase('dealing')
    expect(await lost('ann')).toEqual({ day: 1000, week: 1000 })
    stage.clock.moveTo(MORNING)
    await late.until(({ state }) => (state.round?.number ?? 0) > 1)
    expect(await stage.cash('ann')).toBe(11_000)
    expect(await lost('ann')).toEqual({ day: 0, week: -1000 })
    await voidRound(late.table, code, { reason: 'A card was scanned twice.', by: 'Sandra' })
    expect(await lost('ann')).toEqual({ day: 0, week: 0 })
  })
})
