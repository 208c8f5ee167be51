import { describe, expect, it } from 'vitest'
import { GAME_IDS, GAMES } from '#engine/games'
import { FLOOR, limitedBets } from '#server/config/games'
import { ConfigError, Problems } from '#server/config/problems'
import { readTables, tableConfig } from '#server/config/tables'

function problems(...tables: readonly unknown[]): readonly string[] {
  const noted = new Problems()
  readTables(tables, 'EUR', 'tables', noted)
  return noted.found
}

describe('a table of the configuration', () => {
  it.each(GAME_IDS)('needs an id and a game only: %s', (game) => {
    const table = tableConfig({ id: 'a-1', game })
    expect(table).toMatchObject({ id: 'a-1', game, currency: 'EUR', name: GAMES[game].name, multiPlay: true })
    expect(Object.keys(table.limits.ranges).sort()).toEqual([...limitedBets(game)].sort())
    expect(table).toMatchObject({ seatsPerPlayer: null, idleRounds: null, deal: null, burn: null })
  })

  it('is not called like the support room (TP-5)', () => {
    expect(problems({ id: 'support', game: 'ventuno' })).toEqual([
      'tables[0].id: is the name of the support room: choose another.',
    ])
  })

  it('says what differs from its game, and no more', () => {
    const table = tableConfig({
      id: 'v',
      game: 'ventuno',
      name: 'Sala Rossa',
      limits: { unit: 500, ranges: { main: [1_000, 5_000] } },
      timings: { betting: 5 },
      seatsPerPlayer: 1,
      idleRounds: 0,
      multiPlay: false,
    })
    expect(table.limits).toEqual({
      unit: 500,
      ranges: {
        main: [1_000, 5_000],
        perfectPairs: [500, 10_000],
        twentyOnePlusThree: [500, 10_000],
        behind: [500, 100_000],
      },
    })
    expect(table.timings).toMatchObject({ betting: 5, decision: 12_000 })
    expect(table).toMatchObject({ name: 'Sala Rossa', seatsPerPlayer: 1, idleRounds: 0, multiPlay: false })
  })

  it('TP-1, TP-9: says what the lobby shows of it', () => {
    const plain = tableConfig({ id: 's', game: 'speed-baccarat' })
    expect(plain).toMatchObject({ dealer: null, voiceOver: false, video: null })
    const shown = { dealer: 'Chiara', voiceOver: true, video: 'https://video.example/s.m3u8' }
    expect(tableConfig({ id: 's', game: 'speed-baccarat', ...shown })).toMatchObject(shown)
  })

  it.each([
    ['an id', { id: 'Speed 1' }, 'tables[0].id: must be 1 to 32 of a-z, 0-9 and -'],
    ['no id', { id: undefined }, 'tables[0].id: is missing'],
    ['a game', { game: 'roulette' }, 'tables[0].game: must be one of ventuno,'],
    ['a name', { name: '  ' }, 'tables[0].name: must be 1 to 60 letters'],
    ['another currency', { currency: 'USD' }, "tables[0].currency: must be the house's currency, EUR"],
    ['an unknown word', { limit: {} }, "tables[0].limit: is no setting; did you mean 'limits'?"],
    ['a dealer', { dealer: '' }, 'tables[0].dealer: must be 1 to 40 letters'],
    ['a picture', { video: 'ftp://video.example/1' }, 'tables[0].video: must be an address of a stream'],
    ['who deals', { dealing: 'camera' }, 'tables[0].dealing: must be one of automatic, live'],
    ['who closes betting', { betting: 'bell' }, 'tables[0].betting: must be one of clock, dealer'],
    ['limits', { limits: [] }, 'tables[0].limits: must be a JSON object'],
    ['a unit', { limits: { unit: 0 } }, 'tables[0].limits.unit: must be a whole number of cents from 1'],
    [
      'a part of limits',
      { limits: { units: 5 } },
      "tables[0].limits.units: is no setting; did you mean 'unit'?",
    ],
    [
      'a range',
      { limits: { ranges: { player: [5, 1] } } },
      'tables[0].limits.ranges.player: must be minimum and',
    ],
    [
      'half a range',
      { limits: { ranges: { player: [5] } } },
      'tables[0].limits.ranges.player: must be minimum',
    ],
    [
      'an uneven range',
      { limits: { ranges: { player: [150, 200_000] } } },
      'tables[0].limits.ranges.player: both ends must be multiples of the unit, 100 cents; [150, 200000] is not. Write for example [200, 200000].',
    ],
    [
      'a bet that the game has not',
      { limits: { ranges: { main: [100, 200] } } },
      'tables[0].limits.ranges.main: speed-baccarat has no such bet; these can be limited: player, banker,',
    ],
    [
      'a timing',
      { timings: { betting: 0 } },
      'tables[0].timings.betting: must be a whole number of milliseconds',
    ],
    ['a broken timing', { timings: { card: 0.5 } }, 'tables[0].timings.card: must be a whole number'],
    ['an unknown timing', { timings: { bets: 5 } }, 'tables[0].timings.bets: is no setting'],
    ['seats', { seatsPerPlayer: 1 }, 'tables[0].seatsPerPlayer: speed-baccarat leaves no such choice'],
    ['idle rounds', { idleRounds: 1 }, 'tables[0].idleRounds: speed-baccarat leaves no such choice'],
    ['a deal', { deal: 'european' }, 'tables[0].deal: speed-baccarat leaves no such choice'],
  ])('is refused with a wrong thing: %s', (_, wrong, text) => {
    const [first, ...others] = problems({ id: 'a', game: 'speed-baccarat', ...wrong })
    expect(first).toContain(text)
    expect(others).toEqual([])
  })

  it('chooses only where its game leaves a choice', () => {
    const wrong = (table: object) => problems({ id: 'a', ...table }).length
    expect(wrong({ game: 'mega-fire-blaze', deal: 'european' })).toBe(0)
    expect(wrong({ game: 'ventuno', deal: 'european' })).toBe(1)
    expect(wrong({ game: 'free-bet', deal: 'american' })).toBe(1)
    expect(wrong({ game: 'mini-baccarat', burn: false })).toBe(0)
    expect(wrong({ game: 'speed-baccarat', burn: true })).toBe(0)
    expect(wrong({ game: 'ventuno', burn: true })).toBe(1)
    expect(wrong({ game: 'mega-fire-blaze', seatsPerPlayer: 1 })).toBe(1)
    expect(wrong({ game: 'ventuno', seatsPerPlayer: 8 })).toBe(1)
    expect(wrong({ game: 'ventuno', seatsPerPlayer: null, deal: null, burn: null, idleRounds: null })).toBe(0)
  })

  it('limits bets behind only where there are any', () => {
    const ranges = { behind: [100, 200] }
    expect(problems({ id: 'a', game: 'ventuno', limits: { ranges } })).toEqual([])
    expect(problems({ id: 'a', game: 'free-bet', limits: { ranges } })).toHaveLength(1)
  })

  it('has an id of its own', () => {
    const table = { id: 'a', game: 'ventuno' }
    expect(problems(table, { id: 'b', game: 'ventuno' }, table)).toEqual([
      "tables[2].id: 'a' is the id of the table with index 0 already: choose another.",
    ])
  })

  it('is an object in a list that is not empty', () => {
    expect(problems()).toHaveLength(1)
    expect(problems('speed')).toEqual([
      'tables[0]: must be a JSON object with at least "id" and "game", not "speed".',
    ])
    expect(() => tableConfig({ id: '', game: 'ventuno' })).toThrow(ConfigError)
  })
})

describe('the default floor', () => {
  const noted = new Problems()
  const floor = readTables(FLOOR, 'EUR', 'floor', noted)

  it('has one table of each blackjack, one mini baccarat, eight speed baccarats and a dragon tiger', () => {
    expect(noted.found).toEqual([])
    const count = (game: string) => floor.filter((table) => table.game === game).length
    expect(GAME_IDS.map((game) => [game, count(game)])).toEqual([
      ['ventuno', 1],
      ['mega-fire-blaze', 1],
      ['free-bet', 1],
      ['mini-baccarat', 1],
      ['speed-baccarat', 8],
      ['dragon-tiger', 1],
    ])
  })

  it('has names and limits of its own for every table', () => {
    expect(new Set(floor.map(({ name }) => name)).size).toBe(13)
    const speed = floor.filter(({ game }) => game === 'speed-baccarat')
    expect(new Set(speed.map(({ limits }) => JSON.stringify(limits))).size).toBe(8)
    expect(speed[0]?.limits.ranges.banker).toEqual([20, 20_000])
    expect(speed[7]?.limits.ranges.banker).toEqual([5_000, 500_000])
  })

  it('keeps the betting times of the rules (SB-1)', () => {
    const betting = (game: string) => floor.find((table) => table.game === game)?.timings.betting
    expect([betting('ventuno'), betting('mini-baccarat'), betting('speed-baccarat')]).toEqual([
      15_000, 20_000, 12_000,
    ])
  })
})
