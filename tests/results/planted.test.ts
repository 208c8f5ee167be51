import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#engine/round/limits'
import { audit } from '#server/audit/audit'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { playedRound, type Telling } from '#tests/results/past'
import { PLANTS, type Plant } from '#tests/results/plants'

const honest: Telling = (event) => event

/**
 * Each fault at a table of its own, stored as an engine with the fault stores it: log and book fit each other, and
 * only the cards speak against them. Beside it the same round as it should be.
 */
describe('FA-4: a payment that the cards do not bring', () => {
  let problems: readonly string[]
  let bets: number

  beforeAll(async () => {
    const stage = await Stage.openOnServer()
    await stage.admit(1_000_000, 'ann')
    await stage.grantGolden('ann', 10_000)
    for (const [index, plant] of PLANTS.entries()) {
      await play(stage, `right-${index}`, plant, honest)
      await play(stage, `wrong-${index}`, plant, plant.tell)
    }
    await stage.stopAll()
    const found = await audit(stage.store.db, stage.sealer)
    problems = found.problems
    bets = found.checked.bets ?? 0
    await stage.leave()
  }, PATIENCE_MILLIS)

  const play = (stage: Stage, code: string, { script }: Plant, tell: Telling) =>
    stage.table(
      code,
      { game: script.game, dealing: 'live', limits: NO_LIMITS },
      playedRound(code, script, tell),
    )

  it.each(PLANTS.map((plant, index) => [plant.name, plant.says, index] as const))('%s', (_, says, index) => {
    const [listed, booked, ...more] = problems.filter((problem) =>
      problem.startsWith(`Round wrong-${index}:`),
    )
    expect(listed).toMatch(says)
    expect(booked).toMatch(/: the book moved (cash|golden):ann by -?\d+ cents; by the cards it is -?\d+\.$/)
    expect(more).toEqual([])
  })

  it('is all that there is to say: the same rounds as they should be are right', () => {
    expect(bets).toBeGreaterThanOrEqual(2 * PLANTS.length)
    expect(problems.filter((problem) => !problem.startsWith('Round wrong-'))).toEqual([])
  })
})
