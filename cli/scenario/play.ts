import type { Scenario, ScenarioStep } from '#cli/scenario/file'
import { type BetReport, gather, type Played, type RoundReport } from '#cli/scenario/report'
import { Session } from '#cli/scenario/session'
import type { Course } from '#engine/round/game'

/** What playing a scenario has in common for all games: its steps in order, its rounds, where a late refusal came from. */
export abstract class Play<
  State extends { readonly phase: string },
  Command extends { readonly do: string },
  Event extends { readonly type: string },
  Want extends { readonly kind: string },
> {
  protected readonly scenario: Scenario
  protected readonly session: Session<State, Command, Event, Want>
  /** Which step a bet or a stored decision came from: it may be refused later. */
  protected readonly origin = new Map<string, number>()
  /** The step that is being played. */
  protected current = 0
  readonly #rounds: Played[] = []
  #round: number
  #listed = 0
  #chipsBack: readonly BetReport[] = []

  constructor(scenario: Scenario, game: Course<State, Command, Event, Want>, table: State) {
    this.scenario = scenario
    this.#round = scenario.shoeRound
    this.session = new Session(game, table, scenario.cards, scenario.players)
  }

  run(): object {
    for (const [number, step] of this.scenario.steps.entries()) {
      const { player } = step
      this.current = number
      const unknown = player !== undefined && !Object.hasOwn(this.scenario.players, player)
      if (unknown) this.session.refuse(number, 'bad-input')
      else this.play(step, number)
    }
    this.current = this.scenario.steps.length
    this.finish()
    return gather(this.scenario, this.#rounds, this.session, this.report(this.session.state))
  }

  protected abstract play(step: ScenarioStep, number: number): void
  /** The script is over: what is still open times out. */
  protected abstract finish(): void
  protected abstract report(state: State): RoundReport
  /** Chips that lie on the cloth while betting is open, as bets that are refunded. */
  protected abstract chipsOnCloth(): readonly BetReport[]
  /** SB-5. */
  protected cancelledRoundsCount(): boolean {
    return true
  }

  protected abstract openCommand(shoeRound: number): Command
  /** The house's next move by itself, or null while it waits for somebody. */
  protected abstract houseMove(): Command | null
  /** What an event refuses although its step had been taken. */
  protected abstract listLate(event: Event, number: number): void

  protected send(draft: object, number: number, bet?: string): readonly Event[] {
    const events = this.session.send(draft as Command, number, bet)
    this.follow(events, number)
    return events
  }

  /** FL-1: what was staked goes back; chips of an open betting window too, although nothing was debited for them. */
  protected cancel(number: number): void {
    this.#chipsBack = this.session.state.phase === 'betting' ? this.chipsOnCloth() : []
    this.send({ do: 'cancel' }, number)
    this.#chipsBack = []
  }

  protected house(command: Command): void {
    this.follow(this.session.house(command), this.current)
  }

  /** Lists what was refused late, keeps the round when it is over, and deals what is asked for. */
  protected follow(events: readonly Event[], number: number): void {
    for (const event of events) {
      this.listLate(event, number)
      if (event.type === 'settled' || event.type === 'cancelled') this.#keepRound()
      if (event.type === 'cancelled' && !this.cancelledRoundsCount()) this.#round -= 1
    }
    const move = this.houseMove()
    if (move !== null) this.follow(this.session.house(move), number)
  }

  protected openRound(): void {
    if (this.session.state.phase !== 'over') return
    this.session.house(this.openCommand(this.#round))
    this.#round += 1
  }

  #keepRound(): void {
    const { state, refused, purse } = this.session
    const balances = Object.keys(this.scenario.players).map((player) => [player, purse(player).cash] as const)
    const report = this.report(state)
    this.#rounds.push({
      ...report,
      bets: [...report.bets, ...this.#chipsBack],
      balances: Object.fromEntries(balances),
      refused: refused.slice(this.#listed),
    })
    this.#listed = refused.length
    this.origin.clear()
  }
}

/** The bets of a step: main bets first, then in the order written; null when there is no such list. */
export function betsOf(
  step: ScenarioStep,
  mains: readonly string[],
): readonly (readonly [string, unknown])[] | null {
  const { bets } = step
  if (typeof bets !== 'object' || bets === null || Array.isArray(bets)) return null
  const entries = Object.entries(bets)
  return [
    ...entries.filter(([bet]) => mains.includes(bet)),
    ...entries.filter(([bet]) => !mains.includes(bet)),
  ]
}
