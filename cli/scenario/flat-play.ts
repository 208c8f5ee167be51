import type { ScenarioStep } from '#cli/scenario/file'
import { Play } from '#cli/scenario/play'
import type { BetReport } from '#cli/scenario/report'
import type { FlatResult } from '#engine/round/bet'
import type { FlatPlaced, FlatRefused } from '#engine/round/flat'
import type { Slip } from '#engine/round/slip'

/** What players do at some table: where it means nothing it is not offered, rather than unheard of. */
const DONE_SOMEWHERE: readonly string[] = [
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

interface FlatState {
  readonly phase: string
  readonly rules: { readonly cancelledRoundsCount: boolean }
  readonly slips: readonly Slip[]
}

type Late = FlatPlaced<string> | { readonly type: 'closed'; readonly refused: readonly FlatRefused<string>[] }

/** How files are played where nobody sits: bets, then cards to sides. */
export abstract class FlatPlay<
  State extends FlatState,
  Command extends { readonly do: string },
  Event extends { readonly type: string },
  Want extends { readonly kind: string },
> extends Play<State, Command, Event, Want> {
  /** What its players do beside betting. */
  protected abstract readonly steps: readonly string[]
  protected abstract deal(number: number): void
  protected abstract bets(step: ScenarioStep, number: number): void

  protected override play(step: ScenarioStep, number: number): void {
    switch (step.do) {
      case 'deal':
        return this.deal(number)
      case 'cancel':
        return this.cancel(number)
      case 'timeout':
        return this.session.refuse(number, 'not-offered')
      default:
        return step.player === undefined ? this.session.refuse(number, 'bad-input') : this.#act(step, number)
    }
  }

  #act(step: ScenarioStep, number: number): void {
    if (step.do === 'bet') return this.bets(step, number)
    if (step.do === 'disconnect' || step.do === 'reconnect') return
    if (this.steps.includes(step.do)) {
      this.openRound()
      this.send(step, number)
    } else {
      this.session.refuse(number, DONE_SOMEWHERE.includes(step.do) ? 'not-offered' : 'bad-input')
    }
  }

  protected override finish(): void {}

  protected override chipsOnCloth(): readonly BetReport[] {
    return this.session.state.slips.map(({ player, bet, cash, golden }) =>
      reportFlat({ player, bet, cash, golden, paid: cash, goldenBack: golden, outcome: 'refund' }),
    )
  }

  protected override cancelledRoundsCount(): boolean {
    return this.session.state.rules.cancelledRoundsCount
  }

  /** What the maximum cut off, and what was not taken at the close. */
  protected listRefused(event: Late, number: number): void {
    if (event.type === 'placed') {
      this.origin.set(`${event.player}/${event.bet}`, number)
      if (event.cut > 0) this.session.refuse(number, 'limit-max', event.bet)
      return
    }
    for (const { player, bet, reason } of event.refused) {
      this.session.refuse(this.origin.get(`${player}/${bet}`) ?? number, reason, bet)
    }
  }
}

export function reportFlat({ player, bet, cash, golden, paid, outcome }: FlatResult<string>): BetReport {
  return { player, bet, stake: cash, free: 0, paid, outcome, ...(golden > 0 ? { golden } : {}) }
}
