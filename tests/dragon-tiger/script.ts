import assert from 'node:assert/strict'
import type { Card } from '#engine/cards/card'
import { DRAGON_TIGER_GAME } from '#engine/dragon-tiger/game'
import type { Command, Event, State } from '#engine/dragon-tiger/types'
import type { Audience } from '#engine/round/audience'
import type { TableLimits } from '#engine/round/limits'
import { TestTable } from '#tests/dragon-tiger/table'

export const PLAYERS = ['p1', 'p2', 'p3']

const AUDIENCES: readonly Audience[] = [
  ...PLAYERS.map((player) => ({ as: 'player', player }) as const),
  { as: 'bystander' },
  { as: 'dealer' },
  { as: 'supervisor' },
]

export type Intent =
  | { readonly kind: 'command'; readonly command: Command }
  /** The table does whatever it wants next. */
  | { readonly kind: 'on'; readonly card: Card }

/** Plays scripts, audits every step of them and brings the last round to its end. */
export class AuditedTable {
  rounds = 0
  betsPlayed = 0
  readonly #table: TestTable
  /** What postings have moved in this round, by player and purse. */
  #moved: Record<string, number> = {}

  constructor(limits: TableLimits) {
    const purses = PLAYERS.map((player) => [player, { cash: 3_000, golden: 500 }])
    this.#table = new TestTable(limits, Object.fromEntries(purses))
  }

  play(script: readonly Intent[]): void {
    for (const intent of script) {
      if (intent.kind === 'command') this.#give(intent.command)
      else this.#goOn(intent.card)
    }
    while (this.#table.state.phase !== 'over') this.#goOn('5C')
  }

  #goOn(card: Card): void {
    const { kind } = this.#table.wants()
    const house = { card: { do: 'card', card }, bets: { do: 'close' }, nothing: { do: 'open', shoeRound: 1 } }
    assert.ok(this.#give(house[kind] as Command), 'what the table wants is not refused')
  }

  #give(command: Command): boolean {
    let before = this.#table.state
    const outcome = this.#table.send(command)
    if (typeof outcome === 'string') return false
    assert.ok(outcome.length > 0, 'what is carried out has happened')
    for (const event of outcome) {
      const after = DRAGON_TIGER_GAME.evolve(before, event)
      for (const audience of AUDIENCES) seenAlike(before, event, after, audience)
      this.#happened(event)
      before = after
    }
    const { state, purses } = this.#table
    assert.deepEqual(JSON.parse(JSON.stringify(state)), state, 'the state is plain data')
    for (const { cash, golden } of Object.values(purses)) assert.ok(cash >= 0 && golden >= 0, 'MO-4')
    auditChips(state)
    return true
  }

  #happened(event: Event): void {
    if (event.type === 'opened') this.#moved = {}
    for (const { player, purse, amount } of DRAGON_TIGER_GAME.postings(event)) {
      this.#moved[`${player} ${purse}`] = (this.#moved[`${player} ${purse}`] ?? 0) + amount
    }
    if (event.type === 'closed') this.betsPlayed += event.taken.length
    if (event.type !== 'settled' && event.type !== 'cancelled') return
    this.rounds += 1
    const due: Record<string, number> = {}
    for (const { player, cash, golden, paid, goldenBack } of event.results) {
      due[`${player} cash`] = (due[`${player} cash`] ?? 0) + paid - cash
      due[`${player} golden`] = (due[`${player} golden`] ?? 0) + goldenBack - golden
    }
    for (const key of Object.keys({ ...this.#moved, ...due })) {
      assert.equal(this.#moved[key] ?? 0, due[key] ?? 0, 'postings are what was paid less what was staked')
    }
  }
}

/** Folding what an audience sees gives what it sees of the state. */
function seenAlike(before: State, event: Event, after: State, audience: Audience): void {
  const { viewEvent, viewState, evolve, ownViews } = DRAGON_TIGER_GAME
  const seen = viewEvent(event, audience)
  const view = viewState(before, audience)
  assert.deepEqual(seen === null ? view : evolve(view, seen), viewState(after, audience))
  if (audience.as !== 'player') return
  assert.deepEqual(ownViews(event).get(audience.player) ?? viewEvent(event, { as: 'bystander' }), seen)
}

function auditChips({ slips, bets, limits }: State): void {
  for (const chips of [slips, bets]) {
    for (const { player, bet, cash, golden } of chips) {
      const total = cash + golden
      assert.ok(total > 0 && (cash === 0 || golden === 0), 'a bet is all cash or all golden')
      assert.equal(total % limits.unit, 0, 'stakes are multiples of the unit')
      assert.ok(total <= (limits.ranges[bet]?.[1] ?? 1e12), 'no stake is above its maximum')
      const own = chips.filter((other) => other.player === player).map((other) => other.bet)
      assert.equal(own.filter((other) => other === bet).length, 1, 'a player has one slip on a bet')
      assert.ok(!(own.includes('dragon') && own.includes('tiger')), 'DT-3')
    }
  }
  for (const { bet, cash, golden } of bets) {
    assert.ok(cash + golden >= (limits.ranges[bet]?.[0] ?? 1), 'no stake is below its minimum')
  }
}
