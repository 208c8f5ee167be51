import { refundedChips, reportDragonTiger } from '#cli/scenario/dragon-tiger/report'
import type { Scenario, ScenarioStep } from '#cli/scenario/file'
import { betsOf, Play } from '#cli/scenario/play'
import { DRAGON_TIGER_GAME, startDragonTiger } from '#engine/dragon-tiger/game'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import type { Command, Event, State, Want } from '#engine/dragon-tiger/types'

export function playDragonTiger(scenario: Scenario, rules: DragonTigerRules): object {
  return new DragonTigerPlay(scenario, DRAGON_TIGER_GAME, startDragonTiger(rules, scenario.limits)).run()
}

class DragonTigerPlay extends Play<State, Command, Event, Want> {
  protected override play(step: ScenarioStep, number: number): void {
    switch (step.do) {
      case 'deal':
        this.openRound()
        return void this.send({ do: 'close' }, number)
      case 'cancel':
        return this.cancel(number)
      case 'timeout':
        return this.session.refuse(number, 'not-offered')
      default:
        return step.player === undefined ? this.session.refuse(number, 'bad-input') : this.#act(step, number)
    }
  }

  #act(step: ScenarioStep, number: number): void {
    switch (step.do) {
      case 'bet':
        return this.#bets(step, number)
      case 'takeBack':
      case 'clear':
        this.openRound()
        return void this.send(step, number)
      case 'disconnect':
      case 'reconnect':
        return
      default:
        return this.session.refuse(number, OTHER_GAMES.includes(step.do) ? 'not-offered' : 'bad-input')
    }
  }

  #bets(step: ScenarioStep, number: number): void {
    this.openRound()
    const { player, golden } = step
    const bets = betsOf(step, ['dragon', 'tiger'])
    if (bets === null) return this.session.refuse(number, 'bad-input')
    for (const [bet, amount] of bets) {
      this.send({ do: 'bet', player, bet, amount, golden }, number, bet)
    }
  }

  protected override finish(): void {}

  protected override report(state: State) {
    return reportDragonTiger(state)
  }

  protected override chipsOnCloth() {
    return this.session.state.slips.map(refundedChips)
  }

  protected override cancelledRoundsCount(): boolean {
    return this.session.state.rules.cancelledRoundsCount
  }

  protected override openCommand(shoeRound: number): Command {
    return { do: 'open', shoeRound }
  }

  protected override houseMove(): Command | null {
    return this.session.wants().kind === 'card' ? { do: 'card', card: this.session.draw() } : null
  }

  protected override listLate(event: Event, number: number): void {
    switch (event.type) {
      case 'placed':
        this.origin.set(`${event.player}/${event.bet}`, number)
        if (event.cut > 0) this.session.refuse(number, 'limit-max', event.bet)
        return
      case 'closed':
        for (const { player, bet, reason } of event.refused) {
          this.session.refuse(this.origin.get(`${player}/${bet}`) ?? number, reason, bet)
        }
    }
  }
}

const OTHER_GAMES: readonly string[] = [
  'sit',
  'back',
  'hit',
  'stand',
  'double',
  'split',
  'insure',
  'evenMoney',
  'confirm',
  'autoConfirm',
  'zeroCommission',
  'sideBets',
]
