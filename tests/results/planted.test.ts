import { beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '#engine/round/limits'
import { audit } from '#server/audit/audit'
import { PATIENCE_MILLIS, Stage } from '#tests/floor/stage'
import { playedRound, type Telling } from '#tests/results/past'
import { OTHER_PLANTS, PLANTS, type Plant } from '#tests/results/plants'

const honest: Telling = (event) => event

const ALL = [...PLANTS, ...OTHER_PLANTS]

/**
 * Each fault at a table of its own, stored as an engine with the fault stores it: log and book fit each other, and
 * only the cards, or the cloth, speak against them. Beside it the same round as it should be.
 */
describe('FA-4: a payment that the cards do not bring, or chips that come to nothing', () => {
  let problems: readonly string[]
  let bets: number

  beforeAll(async () => {
    const stage = await Stage.openOnServer()
    await stage.admit(1_000_000, 'ann', 'bob')
    await stage.grantGolden('ann', 10_000)
    for (const [index, plant] of ALL.entries()) {
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

  const saidOf = (plant: Plant) =>
    problems.filter((problem) => problem.startsWith(`Round wrong-${ALL.indexOf(plant)}:`))

  it.each(PLANTS.map((plant) => [plant.name, plant] as const))('%s', (_, plant) => {
    const [listed, booked, ...more] = saidOf(plant)
    expect(listed).toMatch(plant.says)
    expect(booked).toMatch(/: the book moved (cash|golden):ann by -?\d+ cents; by the cards it is -?\d+\.$/)
    expect(more).toEqual([])
  })

  it.each(OTHER_PLANTS.map((plant) => [plant.name, plant] as const))('%s', (_, plant) => {
    expect(saidOf(plant)[0]).toMatch(plant.says)
  })

  it('is all that there is to say: the same rounds as they should be are right', () => {
    expect(bets).toBeGreaterThanOrEqual(2 * ALL.length)
    expect(problems.filter((problem) => !problem.startsWith('Round wrong-'))).toEqual([])
  })
})
