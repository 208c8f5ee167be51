import { reportDragonTiger } from '#cli/scenario/dragon-tiger/report'
import type { Scenario, ScenarioStep } from '#cli/scenario/file'
import { FlatPlay } from '#cli/scenario/flat-play'
import { betsOf } from '#cli/scenario/play'
import { SIDES } from '#engine/dragon-tiger/bets'
import { DRAGON_TIGER_GAME, startDragonTiger } from '#engine/dragon-tiger/game'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Command, Event, State, Want } from '#engine/dragon-tiger/types'

export function playDragonTiger(scenario: Scenario, rules: DragonTigerRules): object {
  return new DragonTigerPlay(scenario, DRAGON_TIGER_GAME, startDragonTiger(rules, scenario.limits)).run()
}

export const STEPS = ['takeBack', 'clear']

class DragonTigerPlay extends FlatPlay<State, Command, Event, Want> {
  protected override readonly steps = STEPS

  protected override deal(number: number): void {
    this.openRound()
    this.send({ do: 'close' }, number)
  }

  protected override bets(step: ScenarioStep, number: number): void {
    this.openRound()
    const { player, golden } = step
    const bets = betsOf(step, SIDES)
    if (bets === null) return this.session.refuse(number, 'bad-input')
    for (const [bet, amount] of bets) {
      this.send({ do: 'bet', player, bet, amount, golden }, number, bet)
    }
  }

  protected override report(state: State) {
    return reportDragonTiger(state)
  }

  protected override openCommand(shoeRound: number): Command {
    return { do: 'open', shoeRound }
  }

  protected override houseMove(): Command | null {
    return this.session.wants().kind === 'card' ? { do: 'card', card: this.session.draw() } : null
  }

  protected override listLate(event: Event, number: number): void {
    if (event.type === 'placed' || event.type === 'closed') this.listRefused(event, number)
  }
}
