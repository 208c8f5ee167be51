import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { refundedChips, reportBlackjack } from '#cli/scenario/blackjack/report'
import type { Scenario, ScenarioStep } from '#cli/scenario/file'
import { betsOf, Play } from '#cli/scenario/play'
import { BLACKJACK } from '#engine/blackjack/game'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { startBlackjack } from '#engine/blackjack/start'
import type { Command, Event, State, Want } from '#engine/blackjack/types'

export function playBlackjack(scenario: Scenario, rules: BlackjackRules): object {
  return new BlackjackPlay(scenario, BLACKJACK, startBlackjack(rules, scenario.limits)).run()
}

const NO_FOLLOW = { double: false, split: false, insurance: false }

/** Steps that end the wait for a bonus's draw. */
const ROUND_STEPS: readonly string[] = ['bonusFault', 'bet', 'deal', 'cancel']

class BlackjackPlay extends Play<State, Command, Event, Want> {
  protected override play(step: ScenarioStep, number: number): void {
    switch (step.do) {
      case 'deal':
        return this.#deal(number)
      case 'cancel':
        return this.cancel(number)
      case 'timeout':
      case 'bonusFault':
        return void this.send(step, number)
      default:
        return step.player === undefined ? this.session.refuse(number, 'bad-input') : this.#act(step, number)
    }
  }

  #act(step: ScenarioStep, number: number): void {
    switch (step.do) {
      case 'bet':
      case 'back':
        return this.#bets(step, number)
      case 'disconnect':
      case 'reconnect':
        return void this.send({ ...step, do: 'connection', connected: step.do === 'reconnect' }, number)
      case 'insure':
      case 'evenMoney':
        return void this.send({ yes: true, ...step }, number)
      case 'follow':
        return void this.send({ ...step, follow: followOf(step) }, number)
      case 'takeBack':
        return void this.send({ bet: 'main', behind: false, ...step }, number)
      case 'sit':
      case 'leave':
      case 'allowBehind':
      case 'clear':
      case 'dealNow':
      case 'hit':
      case 'stand':
      case 'double':
      case 'split':
        return void this.send(step, number)
      default:
        return this.session.refuse(number, 'bad-input')
    }
  }

  #bets(step: ScenarioStep, number: number): void {
    this.#closeOffers()
    this.openRound()
    const { do: verb, player, seat, golden } = step
    const bets = betsOf(step, ['main'])
    if (bets === null) return this.session.refuse(number, 'bad-input')
    for (const [bet, amount] of bets) {
      this.send({ do: verb, player, seat, bet, amount, golden }, number, bet)
    }
    if (this.#goesAlong(step)) this.send({ do: 'follow', player, seat, follow: followOf(step) }, number)
  }

  /** A standing choice comes with a stake that may need one. */
  #goesAlong({ do: verb, player, seat }: ScenarioStep): boolean {
    const { phase, rules, slips } = this.session.state
    const behind = verb === 'back'
    return (
      phase === 'betting' &&
      (behind || rules.seating === 'box') &&
      slips.some((slip) => slip.player === player && slip.seat === seat && slip.behind === behind)
    )
  }

  #deal(number: number): void {
    this.#closeOffers()
    this.openRound()
    this.send({ do: 'close' }, number)
  }

  /** Even money and added insurance hold up the dealer, not the next round's first step. */
  #closeOffers(): void {
    while (this.session.wants().kind === 'offers') this.house({ do: 'timeout' })
  }

  protected override finish(): void {
    this.follow([], this.current)
    while (this.session.state.phase !== 'over' && this.session.state.phase !== 'betting') {
      this.house({ do: 'timeout' })
    }
  }

  protected override report(state: State) {
    return reportBlackjack(state)
  }

  protected override chipsOnCloth() {
    return this.session.state.slips.map(refundedChips)
  }

  protected override openCommand(shoeRound: number): Command {
    return { do: 'open', shoeRound }
  }

  protected override houseMove(): Command | null {
    const { kind } = this.session.wants()
    if (kind === 'card') return { do: 'card', card: this.session.draw() }
    if (kind !== 'bonus' || this.#bonusFaults()) return null
    return { do: 'bonus', key: bytesToHex(sha256(hexToBytes(this.scenario.bonusSeed))) }
  }

  /** A script that lets the bonus fail says so after the step that brings it about (MF-21). */
  #bonusFaults(): boolean {
    const next = this.scenario.steps
      .slice(this.current + 1)
      .find(({ do: verb }) => ROUND_STEPS.includes(verb))
    return next?.do === 'bonusFault'
  }

  protected override listLate(event: Event, number: number): void {
    switch (event.type) {
      case 'placed':
        this.origin.set(betKey(event.spot), number)
        if (event.cut > 0) this.session.refuse(number, 'limit-max', event.spot.bet)
        return
      case 'closed':
        for (const bet of event.refused) {
          this.session.refuse(this.origin.get(betKey(bet)) ?? number, bet.reason, bet.bet)
        }
        return
      case 'decided':
        this.origin.set(handKey(event), number)
        return
      case 'acted':
        if (event.instead !== null) this.session.refuse(this.origin.get(handKey(event)) ?? number, 'balance')
        this.origin.delete(handKey(event))
    }
  }
}

/** A choice that is left out follows nothing; a choice that is no true or false is the engine's to refuse. */
function followOf({ follow }: ScenarioStep): unknown {
  return follow === undefined || (typeof follow === 'object' && follow !== null)
    ? { ...NO_FOLLOW, ...follow }
    : follow
}

function betKey(spot: { player: string; bet: string; seat: number; behind: boolean }): string {
  return [spot.player, spot.bet, spot.seat, spot.behind].join('/')
}

function handKey({ seat, hand }: { seat: number; hand: number }): string {
  return `${seat}/${hand}`
}
