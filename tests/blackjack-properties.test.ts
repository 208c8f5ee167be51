import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { BLACKJACK } from '#engine/blackjack/game'
import { type BlackjackRules, FREE_BET, MEGA_FIRE_BLAZE, VENTUNO } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import { BETS, type Command, DECISIONS, type Event, type State } from '#engine/blackjack/types'
import { type Card, DECK } from '#engine/cards/card'
import type { Cents } from '#engine/money/cents'
import type { Audience } from '#engine/round/audience'
import { NO_LIMITS, type TableLimits } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { checkStakes } from '#tests/blackjack/stakes'
import { Dice } from '#tests/dice'
import { frozen } from '#tests/frozen'
import { Reader } from '#tests/results/reader'

/** Random tables of ten rounds each, for every game and setting; mutation testing plays fewer. */
const TABLES = Number(process.env.SABOT_RANDOM_TABLES ?? 60)

const PLAYERS = ['ann', 'bob', 'cleo', 'dan'] as const
const AUDIENCES: readonly Audience[] = [
  { as: 'player', player: 'ann' },
  { as: 'player', player: 'dan' },
  { as: 'bystander' },
  { as: 'dealer' },
  { as: 'supervisor' },
]
const LIMITS: TableLimits = {
  unit: 5 as Cents,
  ranges: {
    main: [100 as Cents, 2000 as Cents],
    behind: [50 as Cents, 1000 as Cents],
    perfectPairs: [10 as Cents, 500 as Cents],
  },
}
const GARBAGE = [-5, 0, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined, 7]

/** Cards that are only ever dealt face down: no view may carry their names before they are turned. */
const HOLE_CARDS: readonly Card[] = ['AC', 'KC', 'TC', '9C', '6C', '5C', '2C']
const OTHER_CARDS = DECK.filter((card) => !HOLE_CARDS.includes(card))

function cardsFor(state: State): readonly Card[] {
  const want = BLACKJACK.wants(state)
  return want.kind === 'card' && want.faceDown ? HOLE_CARDS : OTHER_CARDS
}

/** A command from anybody, sensible or not. */
function anyCommand(dice: Dice, state: State): Command {
  const player = dice.of(PLAYERS)
  const seat = dice.chance(0.95) ? 1 + dice.below(state.rules.seats) : dice.of([0, 9, -1, 1.5])
  const garbage = dice.chance(0.05)
  const amount = (garbage ? dice.of(GARBAGE) : 5 * (1 + dice.below(400))) as number
  const golden = dice.chance(0.15)
  const yes = dice.chance(0.5)
  const follow = { double: dice.chance(0.5), split: dice.chance(0.5), insurance: dice.chance(0.3) }
  const verb = dice.weighted<Command['do']>(
    state.phase === 'betting' || state.phase === 'over'
      ? [
          ['open', 4],
          ['sit', 8],
          ['leave', 1],
          ['allowBehind', 1],
          ['bet', 40],
          ['back', 14],
          ['takeBack', 3],
          ['clear', 1],
          ['follow', 6],
          ['dealNow', 2],
          ['connection', 2],
          ['close', 4],
          ['hit', 1],
          ['insure', 1],
          ['cancel', 1],
          ['card', 1],
          ['bonus', 1],
          ['timeout', 1],
          ['evenMoney', 1],
          ['bonusFault', 1],
        ]
      : [
          ['hit', 10],
          ['stand', 8],
          ['double', 8],
          ['split', 14],
          ['insure', 8],
          ['evenMoney', 5],
          ['timeout', 3],
          ['connection', 3],
          ['follow', 1],
          ['leave', 1],
          ['sit', 1],
          ['bet', 1],
          ['back', 1],
          ['card', 1],
          ['close', 1],
          ['open', 1],
          ['cancel', 0.3],
          ['bonusFault', 0.3],
          ['dealNow', 1],
          ['takeBack', 1],
          ['clear', 1],
          ['allowBehind', 1],
        ],
  )
  switch (verb) {
    case 'open':
      return { do: 'open', shoeRound: garbage ? -1 : 1 + dice.below(80) }
    case 'sit':
    case 'leave':
      return { do: verb, player, seat }
    case 'allowBehind':
      return { do: verb, player, seat, on: yes }
    case 'bet':
    case 'back':
      return { do: verb, player, seat, bet: dice.chance(0.7) ? 'main' : dice.of(BETS), amount, golden }
    case 'takeBack':
      return { do: verb, player, seat, bet: dice.of(BETS), behind: dice.chance(0.2), amount }
    case 'follow':
      return { do: verb, player, seat, follow }
    case 'connection':
      return { do: verb, player, connected: dice.chance(0.7) }
    case 'card':
      return { do: verb, card: garbage ? ('XX' as Card) : dice.of(cardsFor(state)) }
    case 'insure': {
      const partial = dice.chance(0.4) ? { amount } : {}
      return dice.chance(0.2)
        ? { do: verb, player, yes, ...partial }
        : { do: verb, player, seat, yes, ...partial }
    }
    case 'evenMoney':
      return { do: verb, player, seat, yes }
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
      return dice.chance(0.3) ? { do: verb, player, seat } : { do: verb, player, seat, hand: dice.below(4) }
    case 'bonus':
      return { do: verb, key: garbage ? 'no' : dice.hex(64) }
    case 'dealNow':
    case 'clear':
      return { do: verb, player }
    case 'close':
    case 'timeout':
    case 'bonusFault':
    case 'cancel':
      return { do: verb }
    default:
      return verb satisfies never
  }
}

/** A table with purses that only the engine's own postings move, and every promise checked at every step. */
class Laboratory {
  state: State
  readonly purses = new Map<string, { cash: number; golden: number }>()
  readonly log: Event[] = []
  readonly started: State
  readonly dice: Dice
  readonly views: State[]
  readonly reader: Reader
  rounds = 0
  refusals = 0
  dealt = 0

  constructor(rules: BlackjackRules, limits: TableLimits, dice: Dice) {
    this.dice = dice
    this.reader = new Reader(rules.id, limits)
    this.state = this.started = frozen(startBlackjack(rules, limits))
    this.views = AUDIENCES.map((audience) => BLACKJACK.viewState(this.state, audience))
    for (const player of PLAYERS)
      this.purses.set(player, { cash: dice.below(8000), golden: dice.below(3000) })
  }

  readonly funds = (player: string) => ({ ...(this.purses.get(player) ?? { cash: 0, golden: 0 }) })

  send(command: Command): boolean {
    const refusal = BLACKJACK.check(this.state, command, this.funds)
    const outcome = BLACKJACK.decide(this.state, command, this.funds)
    if (isRefusal(outcome)) {
      assert.deepEqual(refusal, outcome)
      assert.ok(outcome.text.length > 10)
      this.refusals += 1
      return false
    }
    assert.equal(refusal, null)
    assert.ok(outcome.events.length > 0)
    for (const event of outcome.events) this.record(event)
    assert.deepEqual(this.state, outcome.state)
    return true
  }

  record(event: Event): void {
    this.log.push(event)
    assert.deepEqual(this.reader.read(event), [])
    if (event.type === 'dealt') this.dealt += 1
    if (event.type === 'opened') this.dealt = 0
    if (event.type === 'closed') checkStakes(this.state, event.taken)
    for (const { player, purse, amount } of BLACKJACK.postings(event)) {
      assert.ok(Number.isSafeInteger(amount))
      const held = this.purses.get(player)
      assert.ok(held, `${player} is not here`)
      held[purse] += amount
      assert.ok(held[purse] >= 0, `${player} has ${held[purse]} ${purse}`)
    }
    this.state = frozen(BLACKJACK.evolve(this.state, event))
    this.checkViews(event)
  }

  /** FA-5, and: whoever folds what they may see sees the table as they may see it. */
  checkViews(event: Event): void {
    for (const [index, audience] of AUDIENCES.entries()) {
      const seen = BLACKJACK.viewEvent(event, audience)
      const before = this.views[index] as State
      const after = seen === null ? before : BLACKJACK.evolve(before, seen)
      const view = BLACKJACK.viewState(this.state, audience)
      assert.deepEqual(after, view)
      if (audience.as === 'player') {
        const own = BLACKJACK.ownViews(event).get(audience.player)
        assert.deepEqual(own ?? BLACKJACK.viewEvent(event, { as: 'bystander' }), seen)
      }
      if (this.state.dealer.faceDown) {
        const shown = JSON.stringify([seen, view])
        assert.ok(!HOLE_CARDS.some((card) => shown.includes(card)), `a face-down card shows in ${shown}`)
      }
      this.views[index] = after
    }
  }

  playRound(): void {
    const { dice } = this
    if (this.state.phase === 'over') this.send({ do: 'open', shoeRound: 1 + dice.below(70) })
    const before = new Map(PLAYERS.map((player) => [player, { ...this.funds(player) }]))
    for (let i = 0; i < 14; i++) this.send(anyCommand(dice, this.state))
    if (this.state.phase === 'over') return
    if (this.state.phase === 'betting') this.send({ do: 'close' })
    for (let moves = 0; !this.isOver(); moves++) {
      assert.ok(moves < 600, 'the round does not end')
      this.move(moves)
    }
    this.rounds += 1
    this.checkMoney(before)
  }

  isOver(): boolean {
    return this.state.phase === 'over'
  }

  move(moves: number): void {
    const { dice } = this
    const want = BLACKJACK.wants(this.state)
    assert.notEqual(want.kind, 'nothing')
    if (want.kind === 'card') {
      assert.ok(this.send({ do: 'card', card: dice.of(want.faceDown ? HOLE_CARDS : OTHER_CARDS) }))
    } else if (want.kind === 'bonus') {
      this.send(dice.chance(0.05) ? { do: 'bonusFault' } : { do: 'bonus', key: dice.hex(64) })
    } else if (moves > 200 || dice.chance(0.08)) {
      assert.ok(this.send({ do: 'timeout' }))
    } else if (want.kind === 'decision' && dice.chance(0.6)) {
      const { seat } = want.turn
      this.send({ do: dice.of(DECISIONS), player: dice.of(want.turn.deciders), seat })
    } else this.send(anyCommand(dice, this.state))
  }

  /** Money paid is the sum of the bets' results; nothing else moved. */
  checkMoney(before: ReadonlyMap<string, { cash: number; golden: number }>): void {
    for (const player of PLAYERS) {
      const own = this.state.results.filter((result) => result.player === player)
      const net = own.reduce((sum, { paid, cash }) => sum + paid - cash, 0)
      const chips = own.reduce((sum, { goldenBack, golden }) => sum + goldenBack - golden, 0)
      const was = before.get(player) ?? { cash: 0, golden: 0 }
      assert.deepEqual(this.funds(player), { cash: was.cash + net, golden: was.golden + chips })
    }
  }

  /** Every card that was fed lies on the table, none twice. */
  cardsOnTable(): number {
    const { lines, dealer, rules } = this.state
    const dealt = lines.reduce((sum, { cards }) => sum + cards.length, 0)
    const shared = rules.seating === 'shared' ? halvesCounted(this.state) : 0
    return dealt - shared + dealer.cards.length + (dealer.faceDown ? 1 : 0)
  }
}

/** On a shared hand the halves' first cards are the common line's: they were dealt once. */
function halvesCounted({ lines }: State): number {
  return lines.filter((line) => line.split).length
}

const GAMES: readonly (readonly [string, BlackjackRules])[] = [
  ['ventuno', VENTUNO],
  ['mega-fire-blaze', MEGA_FIRE_BLAZE],
  ['mega-fire-blaze, European deal', { ...MEGA_FIRE_BLAZE, deal: 'european', looksUnder: 'none' }],
  ['free-bet', FREE_BET],
]

describe.each(GAMES)('%s: random tables, random commands (MO, BJ, FA-4, FA-5)', (_name, rules) => {
  it.each([
    ['without limits', NO_LIMITS],
    ['with limits and a unit', LIMITS],
  ])('keeps every promise %s', (_limits, limits) => {
    let rounds = 0
    let refusals = 0
    for (let seed = 1; seed <= TABLES; seed++) {
      const laboratory = new Laboratory(rules, limits, new Dice(seed))
      for (let round = 0; round < 10; round++) {
        laboratory.playRound()
        assert.equal(laboratory.cardsOnTable(), laboratory.dealt)
      }
      assert.deepEqual(laboratory.log.reduce(BLACKJACK.evolve, laboratory.started), laboratory.state)
      rounds += laboratory.rounds
      refusals += laboratory.refusals
    }
    expect(rounds).toBeGreaterThan(TABLES * 5)
    expect(refusals).toBeGreaterThan(TABLES * 15)
  })
})
