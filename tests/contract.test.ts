import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { main } from '#cli/main'
import { differences } from '#cli/scenario/match'
import { runScenario } from '#cli/scenario/run'
import { REASONS } from '#engine/round/refusal'

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const cards = v.pipe(v.string(), v.regex(/^([A23456789TJQK][SHDC]( [A23456789TJQK][SHDC])*)?$/))
const outcome = v.picklist(['win', 'lose', 'push', 'refund', 'blackjack'])
const money = { staked: cents, paid: cents, net: v.pipe(v.number(), v.integer()), balance: cents }
const stake = { stake: cents, free: cents, paid: cents, outcome, golden: v.optional(cents) }
const refused = v.array(
  v.strictObject({ step: cents, reason: v.picklist(REASONS), bet: v.optional(v.string()) }),
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

const Result = v.union([
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

const files = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && name.includes('/'))
  .map((name) => join('scenarios', name))

interface File {
  readonly title: string
  readonly expect?: unknown
  readonly players?: Readonly<Record<string, { readonly balance: number }>>
}

describe('every scenario', () => {
  it.each(files)("%s passes, in the contract's shape", (path) => {
    const file: File = JSON.parse(readFileSync(path, 'utf8'))
    const result = runScenario(file)
    expect(file.expect).toBeDefined()
    expect(differences(file.expect, result)).toEqual([])
    if ('roads' in file) expect(v.safeParse(Roads, result).issues).toBeUndefined()
    else if ('game' in file) checkRound(file, result)
  })
})

/** The shape, and money that adds up: balance, stakes, payments and every round by itself. */
function checkRound(file: File, result: object): void {
  const parsed = v.safeParse(Result, result)
  expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)).toBeUndefined()
  if (!parsed.success) return
  const { players, rounds } = parsed.output
  for (const [name, total] of Object.entries(players)) {
    expect(total.net).toBe(total.paid - total.staked)
    expect(total.balance).toBe((file.players?.[name]?.balance ?? 0) + total.net)
    const played = rounds.map((round) => round.players[name])
    expect(played.reduce((sum, one) => sum + (one?.staked ?? 0), 0)).toBe(total.staked)
    expect(played.reduce((sum, one) => sum + (one?.paid ?? 0), 0)).toBe(total.paid)
    for (const round of played) {
      expect(round?.bets.reduce((sum, bet) => sum + bet.stake, 0)).toBe(round?.staked)
      expect(round?.bets.reduce((sum, bet) => sum + bet.paid, 0)).toBe(round?.paid)
    }
  }
}

describe('the command line', () => {
  it.each([
    ['a result', ['scenario', '--json', 'scenarios/ventuno/contract-example.json'], 0],
    ['help', ['--help'], 0],
    ['help of a verb', ['scenario', '--help'], 0],
    ['no such verb', ['dance'], 2],
    ['no such file', ['scenario', 'nowhere.json'], 2],
    ['no file', ['scenario'], 2],
    ['no such option', ['scenario', '--fast', 'nowhere.json'], 2],
  ])('answers %s', async (_what, args, code) => {
    const { exit, out, err } = await call(args)
    expect(exit).toBe(code)
    expect(out === '').toBe(code !== 0)
    if (code !== 0) expect(err).toMatch(/sabot|nowhere/)
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
