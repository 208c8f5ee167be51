import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '#cli/main'
import { rtp } from '#cli/rtp'
import { drawColumns, wrapped } from '#cli/rtp/columns'
import { GAME_IDS } from '#engine/games'

async function run(args: readonly string[], { colour = false, terminal = false } = {}) {
  let [out, err] = ['', '']
  const io = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    colour,
  }
  const code = await rtp(args, io, terminal)
  return { code, out, err }
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const Bet = v.strictObject({
  rtp: share,
  houseEdge: share,
  hit: share,
  standardDeviation: v.pipe(v.number(), v.minValue(0)),
  documented: v.nullable(share),
  designed: v.optional(share),
  agrees: v.nullable(v.boolean()),
  method: v.pipe(v.string(), v.startsWith('exact')),
  note: v.optional(v.string()),
})

const Answer = v.strictObject({
  games: v.record(v.picklist(GAME_IDS), v.strictObject({ bets: v.record(v.string(), Bet) })),
})

const BETS: Readonly<Record<string, string>> = {
  ventuno: 'main perfectPairs twentyOnePlusThree',
  'mega-fire-blaze': 'main perfectPairs twentyOnePlusThree fireBlaze',
  'free-bet': 'main push22',
  'mini-baccarat': 'player banker tie playerPair bankerPair eitherPair perfectPair big small',
  'speed-baccarat':
    'player banker tie playerPair bankerPair eitherPair perfectPair playerBonus bankerBonus super6 bankerZeroCommission',
  'dragon-tiger': 'dragon tiger tie suitedTie',
}

describe('sabot rtp', () => {
  it("prints every bet of all games as JSON, in the contract's shape", async () => {
    const { code, out, err } = await run(['--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { games } = v.parse(Answer, JSON.parse(out))
    const bets = Object.entries(games).map(([id, game]) => [id, Object.keys(game?.bets ?? {}).join(' ')])
    expect(Object.fromEntries(bets)).toEqual(BETS)
    expect(games['speed-baccarat']?.bets.banker).toMatchObject({
      documented: 0.9894,
      agrees: true,
      method: 'exact',
    })
    expect(games['speed-baccarat']?.bets.banker?.rtp).toBeCloseTo(0.98942094, 8)
    expect(games['mega-fire-blaze']?.bets.main).toMatchObject({ documented: 0.973, agrees: false })
    expect(games['mega-fire-blaze']?.bets.fireBlaze).toMatchObject({
      documented: null,
      designed: 0.973,
      agrees: null,
    })
  })

  it('prints a table of one game, with what there is to say below', async () => {
    const { code, out } = await run(['mini-baccarat'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Mini Baccarat {2}mini-baccarat, 8 decks\n\n {2}bet +return +house edge +hit +deviation +rulebook\n/,
    )
    expect(out).toMatch(/\n {2}banker +98\.9421 % +1\.0579 % +45\.86 % +0\.9274 +98\.94 % +✓\n/)
    expect(out).toMatch(/\n {2}small\n {2}The rulebook cuts 94\.717 % off/)
  })

  it('shows in colour what agrees and what does not', async () => {
    const { out } = await run(['mega-fire-blaze'], { colour: true })
    expect(out).toContain('\u001b[91m✗\u001b[0m')
    expect(out).toContain('set to 97.30 %')
  })

  it('shows on a terminal what it is at, and wipes it away', async () => {
    const { err } = await run(['mini-baccarat'], { terminal: true })
    expect(err).toBe('\r\u001b[Kcomputing mini-baccarat…\r\u001b[K')
  })

  it('counts combinations exactly: of all orders of six cards from eight decks', async () => {
    const { out } = await run(['speed-baccarat', '--counts'])
    expect(out).toMatch(
      /\n {2}banker +19:20 +2,292,252,566,437,888 +45\.8597 %\n +push +475,627,426,473,216 /,
    )
    expect(out).toContain('of 4,998,398,275,503,360 orders of the next six cards')
    const { games } = JSON.parse((await run(['mini-baccarat', '--counts', '--json'])).out)
    expect(games['mini-baccarat'].bets.tie.combinations).toEqual({
      total: '4998398275503360',
      won: '475627426473216',
      pushed: '0',
      lost: '4522770849030144',
      byPayout: { '8:1': '475627426473216', lose: '4522770849030144' },
    })
  })
})

describe('trying other rules', () => {
  it('blackjack at 6:5 costs about 1.36 %', async () => {
    const { code, out } = await run(['ventuno', '--rules', 'blackjackPays=6:5'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Blackjack Ventuno {2}with blackjackPays=6:5\n/)
    expect(out).toMatch(/\n {2}main +99\.2926 % +97\.93\d\d % +−1\.3[56]\d\d %\n/)
    expect(out).toMatch(/\n {2}perfectPairs +95\.9036 % +95\.9036 % +=\n/)
  })

  it('a dealer who hits soft 17 is worse for the player; several rules go at once', async () => {
    const { out } = await run(['ventuno', '--json', '--rules=hitsSoft17=true,sideBets=push22', '--shoe', '6'])
    const { changes, bets } = JSON.parse(out).games.ventuno
    expect(changes).toEqual({ decks: '6', hitsSoft17: 'true', sideBets: 'push22' })
    expect(bets.main.difference).toBeLessThan(-0.0015)
    expect(bets.main.before + bets.main.difference).toBeCloseTo(bets.main.rtp, 12)
    expect(bets.main).toMatchObject({ documented: null, agrees: null })
    expect(bets.push22).toMatchObject({ before: null, difference: null })
  })

  it('lists may hold commas', async () => {
    const { out } = await run(['mini-baccarat', '--rules', 'offers=tie,big', '--rules', 'pays.tie=9:1'])
    expect(out).toMatch(/\n {2}tie +85\.6404 % +95\.1560 % +\+9\.5156 %\n/)
    expect(out).toMatch(/\n {2}player +98\.7649 % +· +·\n/)
  })

  it('baccarat can be computed from a shoe that is partly dealt', async () => {
    const { out } = await run(['mini-baccarat', '--unseen', 'AS=0,KD=7', '--counts'])
    expect(out).toMatch(/with AS=0 KD=7/)
    expect(out).toMatch(/\n {2}perfectPair +86\.9706 % +\d\d\.\d{4} % +[+−]/)
    expect(out).toMatch(/orders of the next six cards/)
  })
})

describe('sabot rtp --strategy', () => {
  it('draws the charts', async () => {
    const { code, out } = await run(['ventuno', '--strategy'])
    expect(code).toBe(0)
    expect(out).toMatch(/\n {2}11 {7}D {3}D {3}D {3}D {3}D {3}D {3}D {3}D {3}H {3}H\n/)
    expect(out).toMatch(/\n {2}Pairs\n/)
    expect(out).toMatch(/\n {4}Ds {2}double; where that is not offered, stand\n/)
    expect(out).toContain('Insurance is never worth taking.')
  })

  it('gives them as JSON, under other rules too', async () => {
    const { out } = await run(['ventuno', '--strategy', '--json', '--rules', 'looksUnder=ace-or-ten'])
    const { strategy } = JSON.parse(out).games.ventuno
    expect(strategy.ups.length).toBe(10)
    expect(strategy.chart.hard.find(({ hand }: { hand: string }) => hand === '11').plays[8]).toBe('D')
  })
})

describe('sabot rtp --report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('writes one page', async () => {
    const file = join(folder, 'mini.html')
    const { code, out } = await run(['mini-baccarat', '--report', file])
    expect(code).toBe(0)
    expect(out).toBe(`${file} is written: one game, to be opened in a browser or printed.\n`)
    const page = readFileSync(file, 'utf8')
    expect(page).toMatch(/<dd>Sabot \d+\.\d+\.\d+<\/dd>/)
    expect(page).toMatch(/<dd>\d{4}-\d\d-\d\d<\/dd>/)
    expect(page).toContain('1,000,000 rounds a game')
  })

  it('says where it cannot write, before anything is computed', async () => {
    const { code, err } = await run(['--report', join(folder, 'none', 'page.html')])
    expect(code).toBe(2)
    expect(err).toMatch(/^sabot rtp: the report cannot be written: ENOENT/)
  })
})

describe('a question that cannot be understood', () => {
  const CASES: readonly (readonly [args: readonly string[], message: RegExp])[] = [
    [['poker'], /there is no game 'poker': choose ventuno, mega-fire-blaze/],
    [['ventuno', 'free-bet'], /one game at a time, not 'free-bet' too/],
    [['--fast'], /there is no option --fast/],
    [['--json=1'], /there is no option --json=1/],
    [['ventuno', '--rules'], /--rules needs a value/],
    [['ventuno', '--rules', 'hitsSoft17'], /--rules is written key=value, not 'hitsSoft17'/],
    [['ventuno', '--rules', 'wings=2'], /'wings' is no rule of ventuno; these can be tried: decks/],
    [['ventuno', '--rules', 'hitsSoft17=often'], /hitsSoft17 is true or false, not 'often'/],
    [['ventuno', '--rules', 'blackjackPays=1.2'], /blackjackPays is odds such as 6:5, not '1\.2'/],
    [['ventuno', '--shoe', '0'], /decks is a whole number from 1 to 32, not '0'/],
    [['mini-baccarat', '--shoe', 'x'], /decks is a whole number from 1 to 32, not 'x'/],
    [['mini-baccarat', '--unseen', 'AS=9'], /AS can be left 0 to 8 times in this shoe, not '9'/],
    [['ventuno', '--unseen', 'AS=1'], /Unseen cards can be given where nobody decides/],
    [['--shoe', '6'], /name the game whose rules or shoe are to be changed/],
    [['ventuno', '--counts'], /combinations are counted where nobody decides anything, not for ventuno/],
    [['tie', '--strategy'], /there is no game 'tie'/],
    [['mini-baccarat', '--strategy'], /mini-baccarat has no decisions, so no strategy/],
    [['--strategy', '--counts'], /two questions/],
    [['--report', 'a.html', '--json'], /leave the other options out/],
    [['--report', 'a.html', '--report', 'b.html'], /one --report at a time/],
  ]

  it.each(CASES)('%j is told what is wrong', async (args, message) => {
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(message)
    expect(err).toMatch(/^sabot rtp: .*\nsabot rtp --help explains the options\.\n$/)
  })
})

describe('sabot rtp --help', () => {
  it('teaches the games, the options and how to read the table', async () => {
    for (const flag of ['--help', '-h']) {
      const { code, out } = await run([flag])
      expect(code).toBe(0)
      for (const game of GAME_IDS) expect(out).toContain(game)
      for (const word of [
        '--rules',
        '--shoe',
        '--unseen',
        '--strategy',
        '--counts',
        '--report',
        '--json',
        'deviation',
      ]) {
        expect(out).toContain(word)
      }
    }
  })

  it('is one of the verbs', async () => {
    const said: string[] = []
    const io = { out: (text: string) => said.push(text), err: () => {}, colour: false }
    expect(await main(['rtp', '--help'], io)).toBe(0)
    expect(said[0]).toMatch(/^sabot rtp/)
  })
})

describe('columns', () => {
  it('are as wide as they need to be, in colour too', () => {
    const rows = [
      [{ text: 'a' }, { text: '1', ink: 'red' as const }],
      [{ text: 'bcd' }, { text: '1000' }],
    ]
    expect(drawColumns({ colour: false }, ['x', 'y'], rows)).toEqual([
      '  x        y',
      '  a        1',
      '  bcd   1000',
    ])
    expect(drawColumns({ colour: true }, ['x', 'y'], rows)[1]).toBe('  a        \u001b[91m1\u001b[0m')
  })

  it('break long texts between words', () => {
    const lines = wrapped('word '.repeat(50).trim(), '  ')
    expect(lines.length).toBe(3)
    expect(lines.every((line) => line.startsWith('  word') && line.length <= 100)).toBe(true)
  })
})
