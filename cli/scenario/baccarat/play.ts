import { reportBaccarat } from '#cli/scenario/baccarat/report'
import type { Scenario, ScenarioStep } from '#cli/scenario/file'
import { FlatPlay } from '#cli/scenario/flat-play'
import { betsOf } from '#cli/scenario/play'
import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import type { BaccaratRules } from '#engine/baccarat/rules'
import type {
  Command as BaccaratCommand,
  Event as BaccaratEvent,
  State as BaccaratState,
  Want as BaccaratWant,
} from '#engine/baccarat/types'

export function playBaccarat(scenario: Scenario, rules: BaccaratRules): object {
  return new BaccaratPlay(scenario, BACCARAT, startBaccarat(rules, scenario.limits)).run()
}

export const STEPS = ['takeBack', 'clear', 'confirm', 'autoConfirm', 'zeroCommission', 'sideBets']

class BaccaratPlay extends FlatPlay<BaccaratState, BaccaratCommand, BaccaratEvent, BaccaratWant> {
  /** Cards that lie face down while betting is open are dealt when the script says so. */
  #dealing = false

  protected override readonly steps = STEPS

  protected override bets(step: ScenarioStep, number: number): void {
    this.openRound()
    const { player, golden, zeroCommission } = step
    const { rules } = this.session.state
    const bets = betsOf(step, rules.mainBets)
    if (bets === null) return this.session.refuse(number, 'bad-input')
    this.#commission(step, zeroCommission === true, number)
    for (const [bet, amount] of bets) {
      this.send({ do: 'bet', player, bet, amount, golden }, number, bet)
    }
    if (rules.confirmation && step.confirm !== false && this.#hasChipsToConfirm(player)) {
      this.send({ do: 'confirm', player }, number)
    }
  }

  /** The last step's choice holds, left out or not. */
  #commission(step: ScenarioStep, on: boolean, number: number): void {
    const { settings } = this.session.state
    const now = settings[step.player ?? '']?.zeroCommission ?? false
    if (on !== now) this.send({ do: 'zeroCommission', player: step.player, on }, number)
  }

  #hasChipsToConfirm(player: string | undefined): boolean {
    return this.session.state.slips.some(
      (slip) => slip.player === player && slip.confirmed < slip.cash + slip.golden,
    )
  }

  protected override deal(number: number): void {
    this.openRound()
    this.#dealing = true
    if (this.session.state.phase === 'betting') this.follow([], number)
    this.send({ do: 'close' }, number)
    this.#dealing = false
  }

  protected override report(state: BaccaratState) {
    return reportBaccarat(state)
  }

  protected override openCommand(shoeRound: number): BaccaratCommand {
    return { do: 'open', shoeRound }
  }

  protected override houseMove(): BaccaratCommand | null {
    return this.#dealing && this.session.wants().kind === 'card'
      ? { do: 'card', card: this.session.draw() }
      : null
  }

  protected override listLate(event: BaccaratEvent, number: number): void {
    if (event.type === 'placed' || event.type === 'closed') this.listRefused(event, number)
    if (event.type === 'takenBack' && event.why !== 'player')
      this.session.refuse(number, event.why, event.bet)
  }
}
