import { describe, expect, it } from 'vitest'
import { VENTUNO } from '#engine/blackjack/rules'
import type { GameId } from '#engine/games'
import { playChunk } from '#math/families'
import { CHUNK_ROUNDS } from '#math/simulation/chunks'
import { prepare } from '#math/simulation/prepare'
import { type Progress, runSimulation } from '#math/simulation/run'
import { addTallies } from '#math/simulation/tallies'

const GAMES: readonly GameId[] = ['ventuno', 'speed-baccarat']

describe.each(GAMES)('%s on several cores', (id) => {
  const { job, exact } = prepare(id)
  const simulation = { seed: 0x5ab07n, rounds: 2 * CHUNK_ROUNDS + 1_000 }

  it('gives the same tallies as on one, which are those of its chunks', async () => {
    const one = await runSimulation(job, simulation, { cores: 1 })
    expect(await runSimulation(job, simulation, { cores: 2 })).toEqual(one)
    expect(await runSimulation(job, simulation, { cores: 3 })).toEqual(one)
    const chunks = [2, 0, 1].map((chunk) => playChunk(job, simulation, chunk))
    expect(chunks.reduce(addTallies)).toEqual(one)
    expect(one.rounds).toBe(simulation.rounds)
    expect([...one.bets.keys()]).toEqual([...exact.keys()])
  })

  it.each([1, 2])('tells how far it is, on %d', async (cores) => {
    const seen: Progress[] = []
    await runSimulation(job, simulation, { cores, onProgress: (progress) => seen.push(progress) })
    expect(seen.length).toBe(3)
    expect(seen.every(({ total }) => total === simulation.rounds)).toBe(true)
    expect(seen.map(({ rounds }) => rounds)).toEqual(seen.map(({ rounds }) => rounds).sort((a, b) => a - b))
    const last = seen.at(-1)
    expect(last).toMatchObject({ rounds: simulation.rounds, secondsLeft: 0 })
    expect(last?.roundsPerSecond).toBeGreaterThan(1_000)
    expect(seen[0]?.secondsLeft).toBeGreaterThan(0)
  })
})

describe('a simulation that fails', () => {
  it('fails as a whole, whichever thread it was', async () => {
    const broken = { family: 'baccarat', rules: { ...VENTUNO, id: 'none' } } as never
    const simulation = { seed: 1n, rounds: 3 * CHUNK_ROUNDS }
    await expect(runSimulation(broken, simulation, { cores: 2 })).rejects.toThrow(TypeError)
    await expect(runSimulation(broken, simulation, { cores: 1 })).rejects.toThrow(TypeError)
  })

  it('has no rounds', async () => {
    const { job } = prepare('mini-baccarat')
    await expect(runSimulation(job, { seed: 1n, rounds: 0 })).rejects.toThrow(RangeError)
  })
})
