import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type { Command, Event, State, TakenBet } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'
import type { Audience } from '#engine/round/audience'
import type { TableLimits } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { auditStakes, auditView, due, holds, json, moving, same } from '#tests/baccarat/audit'
import { frozen } from '#tests/frozen'
import { Reader } from '#tests/results/reader'

export const PLAYERS = ['p1', 'p2', 'p3']

const AUDIENCES: readonly Audience[] = [
  ...PLAYERS.map((player) => ({ as: 'player', player }) as const),
  { as: 'bystander' },
  { as: 'dealer' },
  { as: 'supervisor' },
]

export type Intent =
  | { readonly kind: 'command'; readonly command: Command }
  /** The table does whatever it wants next; betting is closed only by one that says so. */
  | { readonly kind: 'on'; readonly card: Card; readonly shoeRound: number; readonly closes: boolean }
  /** Money comes or goes at another table. */
  | { readonly kind: 'elsewhere'; readonly player: string; readonly cash: number }

/** Plays scripts, audits every step of them and brings the last round to its end. */
export class AuditedTable {
  rounds = 0
  betsPlayed = 0
  private state: State
  private readonly reader: Reader
  private readonly purses: Record<string, { cash: number; golden: number }> = {}
  private cardsDealt = 0
  /** What postings have moved in this round, by player and purse. */
  private moved: Record<string, number> = {}

  constructor(rules: BaccaratRules, limits: TableLimits) {
    this.state = frozen(startBaccarat(rules, limits))
    this.reader = new Reader(rules.id, limits)
    if (rules.autoConfirm)
      for (const player of PLAYERS) this.reader.read({ type: 'autoConfirm', player, on: true })
    for (const player of PLAYERS) this.purses[player] = { cash: 3_000, golden: 500 }
  }

  private readonly funds = (player: string) => this.purses[player] ?? { cash: 0, golden: 0 }

  play(script: readonly Intent[]): void {
    for (const intent of script) this.take(intent)
    for (let left = 12; this.state.phase !== 'over'; left--) {
      holds(left > 0, 'every round ends')
      this.goOn('5C', 1, true)
    }
  }

  private take(intent: Intent): void {
    if (intent.kind === 'command') this.give(intent.command)
    else if (intent.kind === 'on') this.goOn(intent.card, intent.shoeRound, intent.closes)
    else this.funds(intent.player).cash = Math.max(0, this.funds(intent.player).cash + intent.cash)
  }

  private goOn(card: Card, shoeRound: number, closes: boolean): void {
    const { kind } = BACCARAT.wants(this.state)
    if (kind === 'bets' && !closes) return
    const house = {
      card: { do: 'card', card },
      bets: { do: 'close' },
      nothing: { do: 'open', shoeRound },
    } as const
    holds(this.give(house[kind]), 'what the table wants is not refused')
  }

  private give(command: Command): boolean {
    const before = this.state
    const was = moving(before)
    const why = BACCARAT.check(before, command, this.funds)
    const step = BACCARAT.decide(before, command, this.funds)
    same(moving(before), was, 'the state before is left alone')
    if (isRefusal(step)) {
      same(json(step), json(why ?? {}), 'check and decide refuse alike')
      return false
    }
    holds(why === null, 'what check refuses, decide refuses')
    holds(step.events.length > 0, 'what is carried out has happened')
    if (command.do === 'card') this.cardsDealt += 1
    for (const event of step.events) this.happened(frozen(event))
    same(moving(step.state), moving(this.state), 'the state is the fold of its events')
    same(json(JSON.parse(json(step.state))), json(step.state), 'the state is plain data')
    auditStakes(this.state, this.state.slips)
    for (const { cash, golden, confirmed } of this.state.slips) holds(confirmed <= cash + golden, 'MB-3')
    return true
  }

  private happened(event: Event): void {
    const before = this.state
    this.state = frozen(BACCARAT.evolve(before, event))
    for (const audience of AUDIENCES) auditView(before, event, this.state, audience)
    this.post(event)
    const problems = asPrinted(before.rules, event).flatMap((told) => this.reader.read(told))
    same(problems.join('\n'), '', 'what the cards say')
    if (event.type === 'opened') this.opened()
    else if (event.type === 'closed') this.closed(event.taken)
    else if (event.type === 'settled' || event.type === 'cancelled') this.ended(event)
  }

  private post(event: Event): void {
    for (const { player, purse, amount } of BACCARAT.postings(event)) {
      this.funds(player)[purse] += amount
      this.moved[`${player} ${purse}`] = (this.moved[`${player} ${purse}`] ?? 0) + amount
      holds(this.funds(player)[purse] >= 0, 'MO-4: no balance is below zero')
    }
  }

  private opened(): void {
    this.cardsDealt = 0
    this.moved = {}
  }

  private closed(taken: readonly TakenBet[]): void {
    this.betsPlayed += taken.length
    auditStakes(this.state, taken)
    for (const { bet, cash, golden } of taken) {
      holds(cash + golden >= (this.state.limits.ranges[bet]?.[0] ?? 1), 'no stake is below its minimum')
    }
  }

  private ended(event: Event & { type: 'settled' | 'cancelled' }): void {
    this.rounds += 1
    const { player, banker } = this.state
    const lie = player.length + banker.length
    holds(event.type === 'cancelled' || lie === this.cardsDealt, 'every card dealt lies open')
    for (const player of PLAYERS) {
      for (const purse of ['cash', 'golden'] as const) {
        const moved = this.moved[`${player} ${purse}`] ?? 0
        holds(moved === due(event.results, player, purse), 'postings are what was paid less what was staked')
      }
    }
  }
}

/** The auditor knows a game as its rulebook prints it: without confirmation, chips that lack one were taken back. */
function asPrinted({ id }: BaccaratRules, event: Event): readonly Event[] {
  if (id === 'mini-baccarat' || event.type !== 'closed') return [event]
  const back = event.unconfirmed.map(({ player, bet, cash, golden }): Event => {
    const amount = (cash + golden) as typeof cash
    return { type: 'takenBack', player, bet, golden: golden > 0, amount, why: 'player' }
  })
  return [...back, { ...event, unconfirmed: [] }]
}
