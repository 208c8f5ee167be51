import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { main } from '#cli/main'
import { differences } from '#cli/scenario/match'
import { FILE_REASONS } from '#cli/scenario/reasons'
import { runScenario } from '#cli/scenario/run'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const cards = v.pipe(v.string(), v.regex(/^([A23456789TJQK][SHDC]( [A23456789TJQK][SHDC])*)?$/))
const outcome = v.picklist(['win', 'lose', 'push', 'refund', 'blackjack'])
const money = { staked: cents, paid: cents, net: v.pipe(v.number(), v.integer()), balance: cents }
const stake = { stake: cents, free: cents, paid: cents, outcome, golden: v.optional(cents) }
const refused = v.array(
  v.strictObject({ step: cents, reason: v.picklist(FILE_REASONS), bet: v.optional(v.string()) }),
)

const blackjackBet = v.strictObject({
  bet: v.picklist(['main', 'perfectPairs', 'twentyOnePlusThree', 'push22', 'fireBlaze', 'insurance']),
  seat: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  hand: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  ...stake,
  behind: v.optional(v.literal(true)),
})

const hand = {
  seat: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  hand: cents,
  cards,
  total: cents,
  soft: v.boolean(),
  blackjack: v.boolean(),
}

const level = v.picklist(['minor', 'mini', 'major', 'grand', 'mega'])

const blackjackRound = {
  game: v.picklist(['ventuno', 'free-bet', 'mega-fire-blaze']),
  dealer: v.strictObject({ cards, total: cents, blackjack: v.boolean() }),
  hands: v.array(
    v.union([v.strictObject(hand), v.strictObject({ player: v.nullable(v.string()), ...hand })]),
  ),
  fireBlaze: v.nullable(
    v.strictObject({ points: cents, level: v.nullable(level), total: v.nullable(cents) }),
  ),
  seats: v.optional(v.array(v.strictObject({ seat: cents, player: v.string(), streak: cents }))),
  players: v.record(
    v.string(),
    v.strictObject({ ...money, golden: v.optional(cents), bets: v.array(blackjackBet) }),
  ),
  refused,
}

const side = v.strictObject({ cards, total: v.pipe(cents, v.maxValue(9)) })

const baccaratBet = v.strictObject({
  bet: v.picklist([
    'player',
    'banker',
    'tie',
    'playerPair',
    'bankerPair',
    'eitherPair',
    'perfectPair',
    'big',
    'small',
    'playerBonus',
    'bankerBonus',
    'super6',
  ]),
  ...stake,
})

const baccaratRound = {
  game: v.picklist(['mini-baccarat', 'speed-baccarat']),
  player: side,
  banker: side,
  winner: v.nullable(v.picklist(['P', 'B', 'T'])),
  players: v.record(
    v.string(),
    v.strictObject({ ...money, golden: v.optional(cents), bets: v.array(baccaratBet) }),
  ),
  refused,
}

const oneCard = v.strictObject({ cards, total: v.pipe(cents, v.maxValue(13)) })

const dragonTigerRound = {
  game: v.literal('dragon-tiger'),
  dragon: oneCard,
  tiger: oneCard,
  winner: v.nullable(v.picklist(['dragon', 'tiger', 'tie'])),
  players: v.record(
    v.string(),
    v.strictObject({
      ...money,
      golden: v.optional(cents),
      bets: v.array(v.strictObject({ bet: v.picklist(['dragon', 'tiger', 'tie', 'suitedTie']), ...stake })),
    }),
  ),
  refused,
}

const Result = v.union([
  v.strictObject({ ...dragonTigerRound, rounds: v.array(v.strictObject(dragonTigerRound)) }),
  v.strictObject({ ...blackjackRound, rounds: v.array(v.strictObject(blackjackRound)) }),
  v.strictObject({ ...baccaratRound, rounds: v.array(v.strictObject(baccaratRound)) }),
])

const at = { col: cents, row: v.pipe(cents, v.maxValue(5)) }
const pairs = { playerPair: v.boolean(), bankerPair: v.boolean() }
const colour = v.picklist(['red', 'blue'])
const derived = v.array(v.strictObject({ ...at, color: colour }))
const asked = v.strictObject({
  bigEyeBoy: v.nullable(colour),
  smallRoad: v.nullable(colour),
  cockroachRoad: v.nullable(colour),
})

const Roads = v.strictObject({
  beadPlate: v.array(
    v.strictObject({ ...at, winner: v.picklist(['P', 'B', 'T']), ...pairs, total: v.optional(cents) }),
  ),
  bigRoad: v.array(
    v.strictObject({ ...at, winner: v.nullable(v.picklist(['P', 'B'])), ties: cents, ...pairs }),
  ),
  bigEyeBoy: derived,
  smallRoad: derived,
  cockroachRoad: derived,
  ask: v.strictObject({ player: asked, banker: asked }),
  goodRoads: v.array(
    v.pipe(v.string(), v.regex(/^(player|banker)(Streak|PingPong|OneTwo|Sandwich|Separate|Change)$/)),
  ),
  streak: v.strictObject({ winner: v.nullable(v.picklist(['P', 'B'])), length: cents }),
})

interface File {
  readonly title: string
  readonly expect: object
  readonly players?: Readonly<Record<string, { readonly balance: number }>>
}

const scenarios = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && name.includes('/'))
  .map((name) => join('scenarios', name))
  .map((path): [string, File] => [path, JSON.parse(readFileSync(path, 'utf8'))])
const roads = scenarios.filter(([, file]) => 'roads' in file)
const rounds = scenarios.filter(([, file]) => 'game' in file)
const shoes = scenarios.filter(([, file]) => !('game' in file || 'roads' in file))

/** One refusal, two hands, two bets. */
const SPLIT = {
  title: 'Two hands',
  game: 'ventuno',
  shoe: 'AS 9D AH TC KD QC',
  players: { p1: { balance: 100_000 } },
  steps: [
    { player: 'p1', do: 'sit', seat: 3 },
    { player: 'p1', do: 'bet', seat: 4, bets: { main: 1_000 } },
    { player: 'p1', do: 'bet', seat: 3, bets: { main: 1_000 } },
    { do: 'deal' },
    { player: 'p1', do: 'split', seat: 3 },
  ],
}

/** Here lists are whole, and `[]` is none. `sabot scenario` itself asks only that what is listed is there. */
describe('every scenario', () => {
  it.each(scenarios)('%s passes, and its lists are whole', (_path, file) => {
    expect(Object.keys(file.expect)).not.toEqual([])
    expectWhole(file)
  })

  it.each([
    ['a refusal', { refused: [] }],
    ['a hand', { hands: [] }],
    ['a bet', { players: { p1: { bets: [] } } }],
    ['one of two bets', { players: { p1: { bets: [{ bet: 'main' }] } } }],
  ])('that leaves out %s fails', (_what, expected) => {
    expect(() => expectWhole({ ...SPLIT, expect: expected })).toThrow('to match object')
  })

  it('is of one of three kinds, of which there are many', () => {
    expect(roads.length).toBeGreaterThan(40)
    expect(rounds.length).toBeGreaterThan(500)
    expect(shoes.length).toBeGreaterThan(20)
    expect(roads.length + rounds.length + shoes.length).toBe(scenarios.length)
  })

  it.each(roads)("%s has the contract's shape", (_path, file) => {
    expect(issuesOf(v.safeParse(Roads, runScenario(file)))).toEqual([])
  })

  it.each(rounds)("%s has the contract's shape, and its money adds up", (_path, file) => {
    const parsed = v.safeParse(Result, runScenario(file))
    expect(issuesOf(parsed)).toEqual([])
    const { players, rounds } = v.parse(Result, parsed.output)
    expect(Object.keys(players)).toEqual(Object.keys(file.players ?? {}))
    expect(rounds).not.toEqual([])
    for (const [name, total] of Object.entries(players)) {
      const played = rounds.map((round) => round.players[name] ?? expect.fail(`${name} is not in a round`))
      expect(total.net).toBe(total.paid - total.staked)
      expect(total.balance).toBe((file.players?.[name]?.balance ?? 0) + total.net)
      expect(sum(played, ({ staked }) => staked)).toBe(total.staked)
      expect(sum(played, ({ paid }) => paid)).toBe(total.paid)
      for (const { bets, staked, paid } of played) {
        expect(sum<{ stake: number }>(bets, (bet) => bet.stake)).toBe(staked)
        expect(sum<{ paid: number }>(bets, (bet) => bet.paid)).toBe(paid)
      }
    }
  })
})

function expectWhole(file: File): void {
  const result = runScenario(file)
  expect(result).toMatchObject(file.expect)
  expect(differences(file.expect, result)).toEqual([])
}

function issuesOf({
  issues,
}: {
  readonly issues?: readonly v.BaseIssue<unknown>[] | undefined
}): readonly string[] {
  return (issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}

describe('the command line', () => {
  it.each([
    ['a result', ['scenario', '--json', 'scenarios/ventuno/contract-example.json'], /^{.*}\n$/],
    ['help', ['--help'], /sabot scenario/],
    ['help of a verb', ['scenario', '--help'], /^sabot scenario FILE/],
  ])('answers %s', async (_what, args, answer) => {
    const { exit, out, err } = await call(args)
    expect(exit).toBe(0)
    expect(out).toMatch(answer)
    expect(err).toBe('')
  })

  it.each([
    ['no such verb', ['dance'], /dance/],
    ['no such file', ['scenario', 'nowhere.json'], /nowhere\.json: the file cannot be read/],
    ['no file', ['scenario'], /name at least one file/],
    ['no such option', ['scenario', '--fast', 'nowhere.json'], /there is no option --fast/],
  ])('refuses %s, with nothing but a reason', async (_what, args, reason) => {
    const { exit, out, err } = await call(args)
    expect(exit).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(reason)
  })

  it("prints the contract's own example to the letter", async () => {
    const { out } = await call(['scenario', '--json', 'scenarios/ventuno/contract-example.json'])
    const { players, dealer, hands, refused } = JSON.parse(out)
    expect(dealer).toEqual({ cards: '9D TC', total: 19, blackjack: false })
    expect(hands[0]).toEqual({ seat: 3, hand: 0, cards: 'AS KD', total: 21, soft: true, blackjack: false })
    expect(players.p1).toMatchObject({ staked: 2200, paid: 4700, net: 2500, balance: 102500 })
    expect(players.p1.bets[0]).toEqual({
      bet: 'main',
      seat: 3,
      hand: 0,
      stake: 1000,
      free: 0,
      paid: 2000,
      outcome: 'win',
    })
    expect(refused).toEqual([])
  })
})

async function call(args: readonly string[]): Promise<{ exit: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const exit = await main(args, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    colour: false,
  })
  return { exit, out, err }
}
