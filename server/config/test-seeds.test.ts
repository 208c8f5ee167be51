import { describe, expect, it } from 'vitest'
import { loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'

const SEED = 'ab'.repeat(32)
const ONE = JSON.stringify({ ventuno: [SEED] })
const NOWHERE = '/nonexistent'

function problems(env: Readonly<Record<string, string>>, defaults = {}): readonly string[] {
  try {
    loadConfig({ env, folder: NOWHERE, defaults })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('seeds for tests', () => {
  it('are said by table, in a variable as in a file', () => {
    const [table] = loadConfig({ env: {}, folder: NOWHERE }).tables
    const written = { [table?.id ?? '']: [SEED, SEED] }
    const env = { SABOT_TEST_SEEDS: JSON.stringify(written) }
    expect(loadConfig({ env, folder: NOWHERE }).testSeeds).toEqual(written)
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no list', `{ "ventuno": "${SEED}" }`],
    ['an empty list', '{ "ventuno": [] }'],
    ['a seed that is too short', `{ "ventuno": ["${SEED.slice(1)}"] }`],
    ['a number', '{ "ventuno": [7] }'],
  ])('are refused as %s, and never repeated', (_what, value) => {
    const [problem, ...others] = problems({ SABOT_TEST_SEEDS: value })
    expect(others).toEqual([])
    expect(problem).toMatch(/^SABOT_TEST_SEEDS: must be tables with the seeds of their first shoes/)
    expect(problem).not.toContain(SEED.slice(0, 8))
  })

  it('need a table that there is', () => {
    const [problem] = problems({ SABOT_TEST_SEEDS: JSON.stringify({ 'sped-1': [SEED] }) })
    expect(problem).toMatch(/^testSeeds: sped-1: is no table; /)
  })

  it.each([
    ['SABOT_HOST', '0.0.0.0', 'it listens on 0.0.0.0'],
    ['SABOT_HOST', '::', 'it listens on ::'],
    ['SABOT_HOST', '127.0.0.1.example', 'it listens on 127.0.0.1.example'],
    ['SABOT_TRUST_PROXY', 'true', 'trustProxy'],
    ['SABOT_SECURE_COOKIES', 'true', 'secureCookies'],
    ['SABOT_ORIGINS', 'https://play.example', 'origins'],
    ['DATABASE_URL', 'postgresql://sabot@db/sabot', 'databaseUrl'],
    ['SABOT_REGULATED', 'true', 'regulated'],
    ['NODE_ENV', 'production', 'NODE_ENV is production'],
  ])('are refused where %s is %s', (variable, value, why) => {
    const [problem, ...others] = problems({ SABOT_TEST_SEEDS: ONE, [variable]: value })
    expect(others).toEqual([])
    expect(problem).toContain(why)
    expect(problem).toMatch(/^testSeeds: makes shoes whose cards are known.+ Take testSeeds .+ away\.$/)
    expect(problems({ [variable]: value })).toEqual([])
  })

  it.each(['127.0.0.1', '::1', 'localhost'])('are taken on %s', (host) => {
    expect(problems({ SABOT_TEST_SEEDS: ONE, SABOT_HOST: host })).toEqual([])
  })
})
