import { describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_ARCHIVE, type House, type HouseSettings, openHouse } from '#server/gateway/testing/house'
import type { Archive } from '#server/history/archive'
import { HandClock } from '#tests/clock'

const PIECES = 300
const asked: unknown[][] = []

const archive: Archive = {
  ...EMPTY_ARCHIVE,
  history: async (...query) => {
    asked.push(query)
    return { rounds: [], next: null }
  },
  days: async (...query) => {
    asked.push(query)
    return {
      zone: query[1].zone,
      currency: 'EUR',
      days: [],
      total: { rounds: 0, staked: 0, paid: 0, won: 0, lost: 0, net: 0 },
    }
  },
  statement: async (player, query) => {
    asked.push([player, query])
    return query.cursor === 'stale' ? null : { accounts: [], entries: [], keptBy: null, next: null }
  },
  file: async function* (player, name, format) {
    for (let piece = 0; piece < PIECES; piece++) yield `${player} ${name} ${format} ${piece}\r\n`
  },
}

async function open(
  settings: HouseSettings = {},
): Promise<{ house: House; get(path: string): Promise<Response> }> {
  const house = await openHouse(new HandClock(), { ...settings, parts: { archive, ...settings.parts } })
  onTestFinished(house.close)
  const { token } = await house.people.newGuest()
  asked.length = 0
  return { house, get: (path) => fetch(house.url + path, { headers: { cookie: `sabot=${token}` } }) }
}

async function code(answer: Response): Promise<readonly [number, string]> {
  const { error, text } = (await answer.json()) as { error: string; text: string }
  expect(text).toMatch(/\.$/)
  return [answer.status, error]
}

describe('the archive over HTTP', () => {
  it('TP-7: takes dates of a time zone, a game and a table', async () => {
    const { get } = await open()
    const query = '?from=2026-03-29&to=2026-03-29&zone=Europe/Rome&game=ventuno&table=ventuno-1&limit=5'
    expect((await get(`/api/history${query}`)).status).toBe(200)
    const from = Date.UTC(2026, 2, 28, 23)
    const range = { from, to: from + 23 * 3_600_000, zone: 'Europe/Rome' }
    expect(asked).toEqual([
      ['p_1', { ...range, game: 'ventuno', table: 'ventuno-1', cursor: null, limit: 5 }],
    ])
    expect((await get('/api/history/days?from=1000&to=2000')).status).toBe(200)
    expect(asked.at(-1)).toEqual(['p_1', { from: 1000, to: 2000, zone: 'UTC' }])
  })

  it.each([
    ['/api/history?from=tomorrow', 'bad-range'],
    ['/api/history?from=2026-02-30', 'bad-range'],
    ['/api/history?from=5&from=6', 'bad-range'],
    ['/api/history?zone=Mars/Base', 'bad-range'],
    ['/api/history?from=9&to=8', 'bad-range'],
    ['/api/history?game=poker', 'bad-request'],
    ['/api/history?table=A!', 'bad-request'],
    ['/api/history?player=p_2', 'bad-request'],
    ['/api/history/days?limit=3', 'bad-request'],
    ['/api/statement?cursor=stale', 'bad-cursor'],
    ['/api/statement?limit=0', 'bad-limit'],
    ['/api/statement.csv?cursor=1', 'bad-request'],
    ['/api/history.json?to=now', 'bad-range'],
  ])('%s is refused as %s', async (path, error) => {
    const { get } = await open()
    expect(await code(await get(path))).toEqual([400, error])
  })

  it('is for whoever is signed in', async () => {
    const { house } = await open()
    for (const path of ['history', 'history/days', 'statement', 'history.csv', 'statement.json']) {
      expect(await code(await fetch(`${house.url}/api/${path}`))).toEqual([401, 'not-signed-in'])
      expect(await code(await fetch(`${house.url}/api/${path}`, { method: 'POST' }))).toEqual([
        405,
        'wrong-method',
      ])
    }
  })

  it('gives files piece by piece, to be saved', async () => {
    const { get } = await open()
    for (const [name, type] of [
      ['history.csv', 'text/csv; charset=utf-8; header=present'],
      ['statement.json', 'application/json; charset=utf-8'],
    ] as const) {
      const answer = await get(`/api/${name}`)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(PIECES)
    }
  })
})
