import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FRAME_BYTES } from '#protocol/wire/frames'
import { type ConfigSources, loadConfig } from '#server/config/load'
import { ConfigError } from '#server/config/problems'

const root = mkdtempSync(join(tmpdir(), 'sabot-config-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A folder with a configuration file in it, or with none. */
function folder(content?: unknown, name = 'sabot.config.json'): string {
  const path = mkdtempSync(join(root, 'f-'))
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  if (content !== undefined) writeFileSync(join(path, name), text)
  return path
}

function problems(sources: Partial<ConfigSources>): readonly string[] {
  try {
    loadConfig({ env: {}, folder: folder(), ...sources })
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('needs nothing at all', () => {
    const { tables, ...config } = loadConfig({ env: {}, folder: folder() })
    expect(tables).toHaveLength(13)
    expect(config).toEqual({
      operators: [],
      port: 4750,
      host: '127.0.0.1',
      dataFolder: './data',
      databaseUrl: null,
      sealKey: undefined,
      newSealKey: false,
      clientFolder: null,
      consoleFolder: null,
      logLevel: 'info',
      secureCookies: false,
      trustProxy: false,
      idleMinutes: 30,
      origins: [],
      guestCash: 100_000,
      guestChat: true,
      currency: 'EUR',
      regulated: false,
      houseLimits: [],
      looserLimitHours: null,
      sessionMost: 100_000,
      sessionAwayMinutes: 30,
      depositLeast: 500,
      depositMost: 1_000_000,
      withdrawalMost: 1_000_000,
      housePlayers: 6,
      secondPerson: 'required',
      shutdownSeconds: 20,
      expectedDigest: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      traceOneIn: 0,
      tickMillis: 50,
      lobbyMillis: 400,
      testSeeds: {},
      rates: {},
      limits: {
        socketsPerAddress: 500,
        socketsPerPlayer: 16,
        tablesPerSocket: 64,
        messagesPerSecond: 50,
        messagesBurst: 200,
        guestsPerMinute: 60,
        signInsPerMinute: 20,
        requestsPerMinute: 300,
        frameBytes: FRAME_BYTES,
        bufferBytes: 1_048_576,
      },
      retention: { guestDays: 0, answerDays: 0, signInDays: 0, chatDays: 0 },
    })
  })

  it('is read from a file, and the environment is heard before it', () => {
    const sources = {
      env: { SABOT_PORT: '80', SABOT_TICK_MILLIS: '25', SABOT_MESSAGES_BURST: '7' },
      folder: folder({
        port: 1,
        housePlayers: 0,
        limits: { messagesBurst: 1, tablesPerSocket: 4 },
        retention: { chatDays: 30 },
      }),
      defaults: { port: 2, housePlayers: 3, shutdownSeconds: 4 },
    }
    const config = loadConfig(sources)
    expect(config).toMatchObject({ port: 80, housePlayers: 0, shutdownSeconds: 4, tickMillis: 25 })
    expect(config.limits).toMatchObject({ messagesBurst: 7, tablesPerSocket: 4, socketsPerPlayer: 16 })
    expect(config.retention).toMatchObject({ chatDays: 30, answerDays: 0 })
  })

  it('finds its file by name: on the command line, then in the environment', () => {
    const place = folder({ port: 1111 }, 'one.json')
    writeFileSync(join(place, 'two.json'), '{ "port": 2222 }')
    const env = { SABOT_CONFIG: 'one.json' }
    expect(loadConfig({ env, folder: place }).port).toBe(1111)
    expect(loadConfig({ env, folder: place, file: 'two.json' }).port).toBe(2222)
    expect(loadConfig({ env: {}, folder: place }).port).toBe(4750)
  })

  it('reads every kind of setting from a variable', () => {
    const config = loadConfig({
      env: {
        DATABASE_URL: 'postgresql://sabot:secret@db:5432/sabot',
        SABOT_SEAL_KEY: 'ab'.repeat(32),
        SABOT_LOG_LEVEL: 'debug',
        SABOT_SECURE_COOKIES: 'true',
        SABOT_ORIGINS: 'https://play.example, http://localhost:5173',
        SABOT_CURRENCY: 'USD',
        SABOT_HOST: '::',
      },
      folder: folder(),
    })
    expect(config).toMatchObject({
      databaseUrl: 'postgresql://sabot:secret@db:5432/sabot',
      sealKey: 'ab'.repeat(32),
      logLevel: 'debug',
      secureCookies: true,
      origins: ['https://play.example', 'http://localhost:5173'],
      currency: 'USD',
      host: '::',
    })
    expect(new Set(config.tables.map(({ currency }) => currency))).toEqual(new Set(['USD']))
  })

  it('takes an empty variable for none', () => {
    const config = loadConfig({ env: { SABOT_PORT: '', DATABASE_URL: ' ' }, folder: folder({ port: 9 }) })
    expect(config).toMatchObject({ port: 9, databaseUrl: null })
  })

  it('may have its tables from the defaults, as long as no file has any', () => {
    const { tables } = loadConfig({ env: {}, folder: folder() })
    const defaults = { tables: tables.slice(0, 2) }
    expect(loadConfig({ env: {}, folder: folder({}), defaults }).tables).toHaveLength(2)
    const file = folder({ tables: [{ id: 'one', game: 'free-bet' }] })
    expect(loadConfig({ env: {}, folder: file, defaults }).tables.map(({ id }) => id)).toEqual(['one'])
  })
})

describe('a wrong configuration', () => {
  it('is told with all that is wrong at once', () => {
    const file = folder({ guestCash: -5, limits: { frameBytes: 1e9 }, tables: [{ id: 'x' }] })
    const error = (() => {
      try {
        return loadConfig({ env: { SABOT_PORT: 'eighty' }, folder: file })
      } catch (thrown) {
        return thrown
      }
    })()
    expect(String(error)).toBe(
      [
        'ConfigError: The configuration has 4 problems:',
        '  - SABOT_PORT: must be a port from 1 to 65535, or 0 for any free one, not "eighty". Write for example 4750.',
        '  - sabot.config.json: guestCash: must be a whole number of cents from 0 to 1000000000000, not -5. Write for example 100000.',
        '  - sabot.config.json: limits.frameBytes: must be a whole number of bytes from 1024 to 32768, not 1000000000. Write for example 32768.',
        '  - sabot.config.json: tables[0].game: is missing: it must be one of ventuno, mega-fire-blaze, free-bet, mini-baccarat, speed-baccarat, dragon-tiger. Write for example speed-baccarat.',
      ].join('\n'),
    )
  })

  it.each([
    ['SABOT_PORT', '65536'],
    ['SABOT_PORT', '1.5'],
    ['SABOT_PORT', '-1'],
    ['SABOT_HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://db/sabot'],
    ['DATABASE_URL', 'db.example'],
    ['SABOT_SEAL_KEY', 'abc'],
    ['SABOT_LOG_LEVEL', 'loud'],
    ['SABOT_TRUST_PROXY', 'yes'],
    ['SABOT_ORIGINS', 'https://a.example/path'],
    ['SABOT_ORIGINS', 'ftp://a.example'],
    ['SABOT_CURRENCY', 'Euro'],
    ['SABOT_HOUSE_PLAYERS', 'none'],
    ['SABOT_TICK_MILLIS', '0'],
    ['SABOT_SOCKETS_PER_PLAYER', '0'],
  ])('%s may not be %s', (variable, value) => {
    const [problem, ...others] = problems({ env: { [variable]: value } })
    expect(others).toEqual([])
    expect(problem).toMatch(new RegExp(`^${variable}: must be .+ Write for example .+`))
  })

  it('does not repeat a secret', () => {
    const env = { DATABASE_URL: 'mysql://root:hunter2@db', SABOT_SEAL_KEY: 'hunter2' }
    expect(problems({ env }).join()).not.toContain('hunter2')
    const broken = problems({ folder: folder('{ "sealKey": "hunter2",,\n}') })
    expect(broken.join()).not.toContain('hunter2')
  })

  it('says of an unknown name what was probably meant', () => {
    expect(problems({ folder: folder({ prot: 1 }) })).toEqual([
      "sabot.config.json: prot: is no setting; did you mean 'port'?",
    ])
    expect(problems({ folder: folder({ limits: { messagePerSecond: 1 } }) })).toEqual([
      "sabot.config.json: limits.messagePerSecond: is no setting; did you mean 'messagesPerSecond'?",
    ])
    expect(problems({ folder: folder({ colour: 'red' }) })[0]).toContain('these are known: port, host,')
    expect(problems({ env: { SABOT_PROT: '1' } })).toEqual([
      'SABOT_PROT: is no setting; did you mean SABOT_PORT?',
    ])
  })

  it('lets other programs have variables of their own', () => {
    expect(problems({ env: { SABOT_HOME: '/srv', SABOT_SERVICE_HOST: '10.0.0.1', PORT: 'x' } })).toEqual([])
  })

  it('may be a file that is not there, is no JSON or no object', () => {
    expect(problems({ env: { SABOT_CONFIG: 'gone.json' } })[0]).toMatch(
      /^gone\.json: there is no such file \(.+\)/,
    )
    expect(problems({ folder: folder('{\n  "port": 1,\n  oops\n}') })[0]).toMatch(
      /^sabot\.config\.json: is no JSON/,
    )
    expect(problems({ folder: folder('[]') })).toEqual([
      'sabot.config.json: must be a JSON object. Write for example { "port": 4750 }.',
    ])
    expect(problems({ folder: folder({ limits: 3 }) })[0]).toContain('limits: must be a JSON object')
    expect(problems({ file: '.' })[0]).toMatch(/^\.: cannot be read/)
  })
})
