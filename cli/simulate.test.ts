import { describe, expect, it } from 'vitest'
import { main } from '#cli/main'
import { simulate } from '#cli/simulate'
import { progressText } from '#cli/simulate/progress'
import { drawTable } from '#cli/simulate/table'
import { GAME_IDS, type GameId } from '#engine/games'

interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** An `Io` that remembers. */
class Heard {
  out = ''
  err = ''
  readonly io = {
    out: (text: string) => {
      this.out += text
    },
    err: (text: string) => {
      this.err += text
    },
    colour: false,
  }
}

async function run(args: readonly string[], terminal = false): Promise<Run> {
  const heard = new Heard()
  const code = await simulate(args, heard.io, terminal)
  return { code, out: heard.out, err: heard.err }
}

const CHUNKS_3 = String(2 * 2 ** 20 + 5)

describe('sabot simulate', () => {
  const BETS: readonly (readonly [game: GameId, bets: string])[] = [
    ['ventuno', 'main perfectPairs twentyOnePlusThree'],
    ['mega-fire-blaze', 'main perfectPairs twentyOnePlusThree fireBlaze'],
    ['free-bet', 'main push22'],
    ['mini-baccarat', 'player banker tie playerPair bankerPair eitherPair perfectPair big small'],
    [
      'speed-baccarat',
      'player banker tie playerPair bankerPair eitherPair perfectPair playerBonus bankerBonus super6 bankerZeroCommission',
    ],
    ['dragon-tiger', 'dragon tiger tie suitedTie'],
  ]

  it.each(BETS)('plays %s and finds the exact returns', async (game, bets) => {
    const { code, out, err } = await run([game, '--rounds', '200000', '--seed', '5ab07', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const result = JSON.parse(out)
    expect(result).toMatchObject({ game, rounds: 200_000, seed: '5ab07' })
    expect(Object.keys(result.bets).join(' ')).toBe(bets)
    for (const bet of Object.values<Record<string, number>>(result.bets)) {
      expect(Object.keys(bet)).toEqual(['rounds', 'rtp', 'low', 'high', 'exact', 'z'])
      const { rtp = 0, low = 0, high = 0, exact = 0, z = 9 } = bet
      expect(low).toBeLessThan(rtp)
      expect(rtp).toBeLessThan(high)
      expect(Math.abs(z)).toBeLessThan(4)
      expect(Math.sign(z)).toBe(Math.sign(rtp - exact))
    }
  })

  it.each(['ventuno', 'speed-baccarat'])('gives the same JSON of %s on one core and on two', async (game) => {
    const args = [game, '--rounds', CHUNKS_3, '--json', '--seed=Fe', '--cores']
    const one = await run([...args, '1'])
    expect(one.code).toBe(0)
    expect(await run([...args, '2'])).toEqual(one)
  })

  it('gives the same with the same seed, and another with another', async () => {
    const of = async (seed: string) => (await run(['mini-baccarat', '--rounds=1000', `--seed=${seed}`])).out
    const rows = async (seed: string) => (await of(seed)).split('\n').slice(1)
    expect(await of('1f')).toBe(await of('1f'))
    expect(await rows('1f')).toEqual(await rows('001F'))
    expect(await rows('1f')).not.toEqual(await rows('2f'))
  })

  it('prints a line for every bet', async () => {
    const { out, err } = await run(['mini-baccarat', '--rounds', '50000', '--seed', '1'])
    const [title, gap, headings, ...lines] = out.trimEnd().split('\n')
    expect(title).toBe('Mini Baccarat, 50,000 rounds, seed 1')
    expect(gap).toBe('')
    expect(headings?.split(/ {2,}/)).toEqual(['bet', 'rounds', 'observed', '± 99 %', 'exact', 'z'])
    expect(lines.length).toBe(9)
    for (const line of lines) expect(line).toMatch(/^\w+ +50,000 +[\d.]+ % +[\d.]+ % +[\d.]+ % +[+−][\d.]+$/)
    expect(err).toBe('')
  })

  it('plays a single round', async () => {
    const { code, out } = await run(['ventuno', '--rounds', '1', '--seed', '0'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Blackjack Ventuno, 1 round, seed 0\n/)
    expect(out).toMatch(/main +1 +\S+ % +\? +99\.2926 % +\?\n/)
  })

  it('shows on a terminal how far it is, and wipes it away', async () => {
    const { err } = await run(['mini-baccarat', '--rounds', '1000', '--seed', '1'], true)
    const wiped = '\r\u001b[K'
    const said = err.split(wiped)
    expect(said[1]).toBe('computing the exact returns…')
    expect(said[2]).toMatch(/^█{30} 100 % {2}[\d.]+ million rounds\/s {2}0:00 left$/)
    expect(err.endsWith(wiped)).toBe(true)
  })
})

describe('a simulation that cannot be understood', () => {
  const rest = ['--rounds', '10', '--seed', '1']

  const CASES: readonly (readonly [args: readonly string[], message: RegExp])[] = [
    [[], /name a game: ventuno, mega-fire-blaze, free-bet, mini-baccarat, speed-baccarat, dragon-tiger/],
    [['poker', ...rest], /there is no game 'poker': choose ventuno/],
    [['ventuno', 'free-bet', ...rest], /one game at a time, not 'free-bet' too/],
    [['ventuno', '--seed', '1'], /say how many rounds to play: --rounds/],
    [['ventuno', '--rounds', '10'], /give a seed, so that the run can be repeated: --seed/],
    ...['0', '-5', '1.5', 'ten', '1e6', '', '9007199254740992'].map(
      (rounds) => [['ventuno', '--rounds', rounds, '--seed', '1'], /--rounds is a whole number/] as const,
    ),
    ...['xyz', '0x1', '', '-1', 'f'.repeat(65)].map(
      (seed) => [['ventuno', '--rounds', '10', '--seed', seed], /--seed is 1 to 64 hexadecimal/] as const,
    ),
    ...['0', 'all', '1025'].map(
      (cores) => [['ventuno', ...rest, '--cores', cores], /--cores is a whole number/] as const,
    ),
    [['ventuno', ...rest, '--fast'], /there is no option --fast/],
    [['ventuno', ...rest, '--json=1'], /there is no option --json=1/],
    [['ventuno', '--seed', '1', '--rounds'], /--rounds is a whole number/],
  ]

  it.each(CASES)('%j is told what is wrong', async (args, message) => {
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(message)
    expect(err).toMatch(/^sabot simulate: .*\nsabot simulate --help explains the options\.\n$/)
  })
})

describe('sabot simulate --help', () => {
  it('teaches the games, the options and how to read the table', async () => {
    for (const flag of ['--help', '-h']) {
      const { code, out, err } = await run(['ventuno', flag])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      for (const game of GAME_IDS) expect(out).toContain(game)
      for (const word of ['--rounds', '--seed', '--cores', '--json', '99 %', 'z '])
        expect(out).toContain(word)
    }
  })

  it('is one of the verbs', async () => {
    const heard = new Heard()
    expect(await main(['simulate', '--help'], heard.io)).toBe(0)
    expect(heard.out).toMatch(/^sabot simulate GAME/)
  })
})

describe('the table of a simulation', () => {
  const bet = { rounds: 20_000, rtp: 0.9, low: 0.89, high: 0.91, exact: 0.99, z: -9 }

  it('marks what is too far off', () => {
    const bets = new Map([
      ['main', bet],
      ['tie', { ...bet, z: 1 }],
    ])
    const [, main = '', tie = ''] = drawTable({ colour: false }, bets).split('\n')
    expect(main).toMatch(/−9\.00 {3}too far off to be chance$/)
    expect(tie).toMatch(/\+1\.00$/)
    expect(drawTable({ colour: true }, bets)).toContain('\u001b[91mmain')
  })
})

describe('the progress line', () => {
  it('has a bar, the rate and the time left', () => {
    const text = progressText({ rounds: 25, total: 100, roundsPerSecond: 3_456_789, secondsLeft: 61.2 })
    expect(text).toBe(`${'█'.repeat(7)}${'░'.repeat(23)} 25 %  3.46 million rounds/s  1:02 left`)
  })
})
