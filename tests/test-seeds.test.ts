import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { HTTP, type ShoeAnswer } from '#protocol/http'
import { temporaryFolder } from '#tests/floor/house'
import { ServerProcess, writeConfig } from '#tests/floor/process'
import { sabot } from '#tests/operations/sabot'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const SEED = '5ab07'.padStart(64, '0')
const HURRY = { betting: 1, card: 1, result: 1, cut: 1 }
/** The game whose shoe is over soonest. */
const TABLES = [{ id: 'script', game: 'mini-baccarat', timings: HURRY }]

describe('a server with seeds for tests', () => {
  it('FA-1, FA-2: commits to them, deals them, tells them, and every check holds as with any other', {
    timeout: 600_000,
  }, async () => {
    const dataFolder = folder.path
    const config = { port: 0, dataFolder, housePlayers: 0, tables: TABLES, testSeeds: { script: [SEED] } }
    const server = ServerProcess.start(writeConfig(dataFolder, config))
    const shoe = async (number: number): Promise<ShoeAnswer> => {
      const answer = await fetch(`${server.url}/api/shoes/script/${number}`)
      return parse(HTTP.shoe, await answer.json())
    }
    try {
      await server.open()
      expect(server.output).toContain('the cards of some shoes are known')
      const promised = commitment(parseSeed(SEED))
      expect(await shoe(1)).toMatchObject({ commitment: promised })
      await expect.poll(async () => (await shoe(1)).seed, { interval: 250, timeout: 300_000 }).not.toBeNull()
      expect(await shoe(1)).toMatchObject({ seed: SEED, cut: 208, by: null })
      expect((await shoe(2)).commitment).not.toBe(promised)
    } finally {
      await server.end('SIGTERM')
    }
    const env = { SABOT_DATA_FOLDER: dataFolder }
    expect(await sabot(['verify', 'script/1'], env)).toMatchObject({ code: 0, err: '' })
    expect(await sabot(['audit'], env)).toMatchObject({ code: 0 })
  })

  it('does not start where others could come, and says why', async () => {
    const open = { dataFolder: folder.path, host: '0.0.0.0', tables: TABLES, testSeeds: { script: [SEED] } }
    const server = ServerProcess.start(writeConfig(join(folder.path, 'open'), open), {
      NODE_ENV: 'production',
    })
    expect(await server.exited()).toBe(2)
    expect(server.output).toContain('for tests on this machine alone')
    expect(server.output).toContain('NODE_ENV is production, it listens on 0.0.0.0')
    expect(server.output).not.toContain(SEED)
  })
})
