import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BaccaratBet, BETS } from '#engine/baccarat/bets'
import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import { type BaccaratRules, MINI_BACCARAT, SPEED_BACCARAT } from '#engine/baccarat/rules'
import { limits } from '#engine/baccarat/test-kit'
import type { BaccaratCommand, BaccaratEvent, BaccaratState, Result, TakenBet } from '#engine/baccarat/types'
import { type Card, DECK } from '#engine/cards/card'
import type { Audience } from '#engine/round/game'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'

const PLAYERS = ['p1', 'p2', 'p3']
const AUDIENCES: readonly Audience[] = [
  ...PLAYERS.map((player) => ({ as: 'player', player }) as const),
  { as: 'bystander' },
  { as: 'dealer' },
  { as: 'supervisor' },
]

type Intent =
  | { readonly kind: 'command'; readonly command: BaccaratCommand }
  /** The table does whatever it wants next. */
  | { readonly kind: 'on'; readonly card: Card; readonly shoeRound: number }
  /** Money comes or goes at another table. */
  | { readonly kind: 'elsewhere'; readonly player: string; readonly cash: number }

const player = fc.constantFrom(...PLAYERS)
const card = fc.constantFrom(...DECK)
const shoeRound = fc.constantFrom(1, 2, 44, 45, 60, 61)
const goodAmount = fc.constantFrom(10, 20, 50, 100, 300, 1_000)
const garbageAmount = fc.constantFrom<unknown>(
  -5,
  0.5,
  2 ** 53,
  Number.NaN,
  '5',
  0,
  7,
  Number.POSITIVE_INFINITY,
  null,
)
const amount = fc.oneof({ weight: 9, arbitrary: goodAmount }, { weight: 1, arbitrary: garbageAmount })
const bet = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<unknown>('player', 'banker', 'tie', 'super6') },
  { weight: 12, arbitrary: fc.constantFrom<unknown>(...BETS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('main', '', null) },
)
const on = fc.boolean()

function commandOf<Fields>(fields: fc.Arbitrary<Fields>): fc.Arbitrary<Intent> {
  // The engine must bear what types forbid: garbage amounts and bets that do not exist.
  return fields.map((command): Intent => ({ kind: 'command', command: command as BaccaratCommand }))
}

const bets = commandOf(
  fc.record({
    do: fc.constant('bet'),
    player,
    bet,
    amount,
    golden: fc.constantFrom(false, false, false, true),
  }),
)
const otherCommands = fc.oneof(
  commandOf(fc.record({ do: fc.constant('takeBack'), player, bet, amount })),
  commandOf(fc.record({ do: fc.constant('clear'), player })),
  commandOf(fc.record({ do: fc.constant('confirm'), player })),
  commandOf(fc.record({ do: fc.constant('confirm'), player })),
  commandOf(fc.record({ do: fc.constant('autoConfirm'), player, on })),
  commandOf(fc.record({ do: fc.constant('zeroCommission'), player, on })),
  commandOf(
    fc.record({ do: fc.constant('sideBets'), player, group: fc.constantFrom('bonus', 'pairs', 'all'), on }),
  ),
  commandOf(fc.record({ do: fc.constant('open'), shoeRound })),
  commandOf(fc.record({ do: fc.constant('close') })),
  commandOf(fc.record({ do: fc.constant('card'), card })),
)
const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 30, arbitrary: bets },
  { weight: 16, arbitrary: otherCommands },
  { weight: 50, arbitrary: fc.record({ kind: fc.constant('on' as const), card, shoeRound }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('elsewhere' as const),
      player,
      cash: fc.integer({ min: -2_000, max: 2_000 }),
    }),
  },
  { weight: 1, arbitrary: commandOf(fc.record({ do: fc.constant('cancel') })) },
)

function json(value: object): string {
  return JSON.stringify(value)
}

/** Everything but rules and limits, which no event touches. */
function moving({ rules: _rules, limits: _limits, ...rest }: BaccaratState): string {
  return json(rest)
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

function same(actual: string, expected: string, what: string): void {
  if (actual !== expected) throw new Error(`${what}:\n  ${actual}\nis not\n  ${expected}`)
}

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

/** An auditor of its own: none of the engine's arithmetic. */
const points = (cards: readonly Card[]) =>
  cards.reduce((sum, [rank = '']) => sum + ('A23456789'.indexOf(rank) + 1), 0) % 10

function cardsDue(player: readonly Card[], banker: readonly Card[]): number {
  const p = points(player.slice(0, 2))
  const b = points(banker.slice(0, 2))
  if (p > 7 || b > 7) return 4
  if (p > 5) return b > 5 ? 4 : 5
  const v = points(player.slice(2))
  const draws = [
    10,
    10,
    10,
    v === 8 ? 0 : 10,
    v > 1 && v < 8 ? 10 : 0,
    v > 3 && v < 8 ? 10 : 0,
    v === 6 || v === 7 ? 10 : 0,
    0,
  ]
  return draws[b] === 10 ? 6 : 5
}

/** Cents won on 6000 cents, which every odds divides; null is a push, -1 a loss. */
function wonPer6000(
  bet: BaccaratBet,
  p: readonly Card[],
  b: readonly Card[],
  zeroCommission: boolean,
): number | null {
  const [pp, bb] = [points(p), points(b)]
  const pair = (cards: readonly Card[]) => cards[0]?.[0] === cards[1]?.[0]
  const perfect = (cards: readonly Card[]) => cards[0] === cards[1]
  const bonus = (own: readonly Card[], other: readonly Card[]) => {
    const natural = own.length === 2 && points(own) > 7
    const margin = points(own) - points(other)
    if (margin === 0) return natural ? null : -1
    if (natural && margin > 0) return 6_000
    return { 4: 6_000, 5: 12_000, 6: 24_000, 7: 36_000, 8: 60_000, 9: 180_000 }[margin] ?? -1
  }
  switch (bet) {
    case 'player':
      return pp === bb ? null : pp > bb ? 6_000 : -1
    case 'banker':
      if (pp === bb) return null
      if (pp > bb) return -1
      return zeroCommission ? (bb === 6 ? 3_000 : 6_000) : 5_700
    case 'tie':
      return pp === bb ? 48_000 : -1
    case 'playerPair':
      return pair(p) ? 66_000 : -1
    case 'bankerPair':
      return pair(b) ? 66_000 : -1
    case 'eitherPair':
      return pair(p) || pair(b) ? 30_000 : -1
    case 'perfectPair':
      return perfect(p) || perfect(b) ? 150_000 : -1
    case 'big':
      return p.length + b.length > 4 ? 3_240 : -1
    case 'small':
      return p.length + b.length === 4 ? 9_000 : -1
    case 'playerBonus':
      return bonus(p, b)
    case 'bankerBonus':
      return bonus(b, p)
    case 'super6':
      return bb === 6 && pp < 6 ? 90_000 : -1
  }
}

function auditResult(
  { cash, golden, paid, goldenBack, outcome, bet }: Result,
  taken: TakenBet,
  state: BaccaratState,
): void {
  const per6000 = wonPer6000(taken.bet, state.player, state.banker, taken.zeroCommission)
  const won = (per6000: number) => Math.floor(((cash + golden) * per6000) / 6_000)
  const expected =
    per6000 === null
      ? { paid: cash, goldenBack: golden, outcome: 'push' }
      : per6000 < 0
        ? { paid: 0, goldenBack: 0, outcome: 'lose' }
        : { paid: cash + won(per6000), goldenBack: 0, outcome: 'win' }
  same(json({ paid, goldenBack, outcome }), json(expected), bet)
}

/** What must be true of the chips on the cloth, and of the bets taken from it. */
function auditStakes(
  { rules, limits }: BaccaratState,
  stakes: readonly { player: string; bet: BaccaratBet; cash: number; golden: number }[],
): void {
  const of = (player: string, ...bets: readonly BaccaratBet[]) =>
    stakes.reduce(
      (sum, s) => (s.player === player && bets.includes(s.bet) ? sum + s.cash + s.golden : sum),
      0,
    )
  for (const { player, bet, cash, golden } of stakes) {
    const total = cash + golden
    holds(total > 0 && (cash === 0 || golden === 0), 'a bet is all cash or all golden')
    holds(total % limits.unit === 0, 'stakes are multiples of the unit')
    holds(total <= (limits.ranges[bet]?.[1] ?? 1e12), 'no stake is above its maximum')
    holds(of(player, bet) === total, 'one slip a bet')
    holds(rules.offers.includes(bet), 'only offered bets stand')
    if (bet === 'super6') holds(total <= of(player, 'player', 'banker', 'tie'), 'SB-4')
  }
  if (rules.lowRiskShare === null) return
  for (const player of PLAYERS) {
    const [a, b] = [of(player, 'player'), of(player, 'banker')]
    holds(Math.min(a, b) <= (Math.max(a, b) * rules.lowRiskShare[0]) / rules.lowRiskShare[1], 'SB-6')
  }
}

/** Plays a script, audits every step of it and brings the last round to its end. */
class Audit {
  rounds = 0
  state: BaccaratState
  private readonly purses: Record<string, { cash: number; golden: number }> = {}
  private taken: readonly TakenBet[] = []
  private moved: Record<string, number> = {}
  private cardsDealt = 0

  constructor(rules: BaccaratRules, tableLimits: TableLimits) {
    this.state = freeze(startBaccarat(rules, tableLimits))
    for (const player of PLAYERS) this.purses[player] = { cash: 3_000, golden: 500 }
  }

  private readonly funds = (player: string) => this.purses[player] ?? { cash: 0, golden: 0 }

  play(script: readonly Intent[]): void {
    for (const intent of script) this.take(intent)
    for (let left = 12; this.state.phase !== 'over'; left--) {
      holds(left > 0, 'every round ends')
      this.goOn('5C', 1)
    }
  }

  private take(intent: Intent): void {
    if (intent.kind === 'command') this.give(intent.command)
    else if (intent.kind === 'on') this.goOn(intent.card, intent.shoeRound)
    else {
      const purse = this.funds(intent.player)
      purse.cash = Math.max(0, purse.cash + intent.cash)
    }
  }

  /** What the table wants is never refused. */
  private goOn(card: Card, shoeRound: number): void {
    const want = BACCARAT.wants(this.state)
    const command: BaccaratCommand =
      want.kind === 'card'
        ? { do: 'card', card }
        : want.kind === 'bets'
          ? { do: 'close' }
          : { do: 'open', shoeRound }
    holds(this.give(command), `the table wants ${want.kind}`)
  }

  private give(command: BaccaratCommand): boolean {
    const before = this.state
    const was = moving(before)
    const why = BACCARAT.check(before, command, this.funds)
    const step = BACCARAT.decide(before, command, this.funds)
    same(moving(before), was, 'the state before')
    if (isRefusal(step)) {
      same(json(step), json(why ?? {}), 'check and decide agree')
      return false
    }
    holds(why === null, 'what check refuses, decide refuses')
    holds(step.events.length > 0, 'what is carried out has happened')
    if (command.do === 'card') this.cardsDealt += 1
    for (const event of step.events) this.happened(freeze(event))
    same(moving(step.state), moving(this.state), 'the state is the fold of the events')
    same(json(JSON.parse(json(step.state))), json(step.state), 'the state is plain data')
    auditStakes(this.state, this.state.slips)
    for (const { cash, golden, confirmed } of this.state.slips) holds(confirmed <= cash + golden, 'confirmed')
    return true
  }

  private happened(event: BaccaratEvent): void {
    const before = this.state
    const after = freeze(BACCARAT.evolve(before, event))
    for (const audience of AUDIENCES) this.auditView(before, event, after, audience)
    this.state = after
    for (const { player, purse, amount } of BACCARAT.postings(event)) {
      this.funds(player)[purse] += amount
      this.moved[`${player} ${purse}`] = (this.moved[`${player} ${purse}`] ?? 0) + amount
    }
    for (const player of PLAYERS)
      holds(this.funds(player).cash >= 0 && this.funds(player).golden >= 0, 'MO-4')
    if (event.type === 'opened') {
      this.cardsDealt = 0
      this.taken = []
      this.moved = {}
    } else if (event.type === 'closed') {
      this.taken = event.taken
      auditStakes(after, event.taken)
      for (const { bet, cash, golden } of event.taken) {
        holds(cash + golden >= (after.limits.ranges[bet]?.[0] ?? 1), 'no stake is below its minimum')
      }
    } else if (event.type === 'settled' || event.type === 'cancelled') this.auditEnd(event)
  }

  private auditView(
    before: BaccaratState,
    event: BaccaratEvent,
    after: BaccaratState,
    audience: Audience,
  ): void {
    const seen = BACCARAT.viewEvent(event, audience)
    const view = BACCARAT.viewState(before, audience)
    const folded = moving(seen === null ? view : BACCARAT.evolve(view, seen))
    const expected = moving(BACCARAT.viewState(after, audience))
    same(folded, expected, `${event.type} folded by ${json(audience)}`)
    const cards = expected.match(/[A23456789TJQK][SHDC](?=")/g) ?? []
    same(cards.join(), [...after.player, ...after.banker].join(), 'FA-5: only open cards are in a view')
    if (event.type === 'dealt' && event.faceDown) {
      holds(!/"[A23456789TJQK][SHDC]"/.test(json(seen ?? {})), 'FA-5: no face-down card is in an event')
    }
  }

  private auditEnd(event: BaccaratEvent & { type: 'settled' | 'cancelled' }): void {
    this.rounds += 1
    const { player, banker } = this.state
    holds(event.results.length === this.taken.length, 'every bet has a result')
    const due: Record<string, number> = {}
    for (const [index, result] of event.results.entries()) {
      const bet = this.taken[index] as TakenBet
      for (const field of ['player', 'bet', 'cash', 'golden'] as const)
        holds(result[field] === bet[field], field)
      if (event.type === 'settled') auditResult(result, bet, this.state)
      else
        same(
          json([result.outcome, result.paid, result.goldenBack]),
          json(['refund', bet.cash, bet.golden]),
          'FL-1',
        )
      due[`${bet.player} cash`] = (due[`${bet.player} cash`] ?? 0) + result.paid - bet.cash
      due[`${bet.player} golden`] = (due[`${bet.player} golden`] ?? 0) + result.goldenBack - bet.golden
    }
    for (const purse of PLAYERS.flatMap((player) => [`${player} cash`, `${player} golden`])) {
      holds(
        (this.moved[purse] ?? 0) === (due[purse] ?? 0),
        `${purse}: postings are what was paid less what was staked`,
      )
    }
    if (event.type === 'cancelled') return
    holds(player.length + banker.length === this.cardsDealt, 'every card dealt lies open')
    holds(cardsDue(player, banker) === this.cardsDealt, 'the tableau deals neither more nor less')
    const [p, b] = [points(player), points(banker)]
    holds(event.winner === (p === b ? 'T' : p > b ? 'P' : 'B'), 'the nearer to nine wins')
  }
}

const TIGHT = limits(
  { player: [50, 300], banker: [50, 300], tie: [20, 100], super6: [20, 60], big: [10, 40] },
  10,
)

describe.each<[string, BaccaratRules, TableLimits]>([
  ['mini', MINI_BACCARAT, NO_LIMITS],
  ['mini with limits, without multiple bets', { ...MINI_BACCARAT, multipleBets: false }, TIGHT],
  ['mini that confirms automatically', { ...MINI_BACCARAT, autoConfirm: true }, TIGHT],
  ['speed', SPEED_BACCARAT, NO_LIMITS],
  ['speed with limits and a low-risk share', { ...SPEED_BACCARAT, lowRiskShare: [1, 5] }, TIGHT],
  ['speed that asks for confirmation', { ...SPEED_BACCARAT, confirmation: true }, TIGHT],
])('%s: random rounds with three players, legal and illegal commands', (_, rules, tableLimits) => {
  it('every step agrees with the auditor', () => {
    let rounds = 0
    fc.assert(
      fc.property(fc.array(intent, { minLength: 40, maxLength: 160, size: 'max' }), (script) => {
        const audit = new Audit(rules, tableLimits)
        audit.play(script)
        rounds += audit.rounds
      }),
      { numRuns: 500, seed: 20_240_607 },
    )
    expect(rounds).toBeGreaterThan(2_000)
  })
})
