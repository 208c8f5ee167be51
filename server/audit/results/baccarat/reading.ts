import type { Event as BaccaratEvent, TakenBet } from '#engine/baccarat/types'
import type { PlayerId } from '#engine/ids'
import type { Reason } from '#engine/round/refusal'
import {
  type Coup,
  coupOf,
  coupText,
  type DealtCard,
  dealProblem,
  winnerOf,
} from '#server/audit/results/baccarat/coup'
import { paymentOf } from '#server/audit/results/baccarat/payment'
import { MAINS, OFFERED } from '#server/audit/results/baccarat/pays'
import { type Chips, Cloth } from '#server/audit/results/cloth'
import { listProblems, named } from '#server/audit/results/compare'
import { type Due, type GameReading, given, NOTHING, type Read, staked } from '#server/audit/results/due'
import type { LeastOf } from '#server/audit/results/least'
import { back, type Payment } from '#server/audit/results/pay'
import { refusalProblems } from '#server/audit/results/refusals'

type Of<Type extends BaccaratEvent['type']> = Extract<BaccaratEvent, { type: Type }>

/** A bet that stands, with its player's commission mode as the switches were at the close (SB-3). */
type Standing = TakenBet

/** Both baccarats, read from their events. */
export class BaccaratReading implements GameReading<BaccaratEvent> {
  readonly #offered: ReadonlySet<string>
  readonly #asksToConfirm: boolean
  readonly #least: LeastOf
  /** Chips that count, and those that wait to be confirmed (MB-3). */
  readonly #cloth: Cloth
  readonly #loose = new Cloth('unconfirmed')
  readonly #autoConfirm = new Set<string>()
  readonly #zeroCommission = new Set<string>()
  #bets: readonly Standing[] = []
  #dealt: DealtCard[] = []
  #wrong: string[] = []

  constructor(game: keyof typeof OFFERED, least: LeastOf) {
    this.#offered = OFFERED[game]
    this.#asksToConfirm = game === 'mini-baccarat'
    this.#cloth = new Cloth(this.#asksToConfirm ? 'confirmed' : 'on the cloth')
    this.#least = least
  }

  next(event: BaccaratEvent): Read {
    switch (event.type) {
      case 'opened':
        this.#bets = []
        this.#dealt = []
        this.#wrong = []
        return NOTHING
      case 'placed':
      case 'takenBack':
        this.#open.lay(event, event.golden, event.type === 'placed' ? event.amount : -event.amount)
        return NOTHING
      case 'confirmed':
        this.#loose.move(this.#cloth, (player) => player === event.player)
        return NOTHING
      case 'autoConfirm':
      case 'zeroCommission':
        this.#switch(event)
        return NOTHING
      case 'closed':
        return this.#closed(event)
      case 'dealt':
        this.#dealt.push(event)
        return NOTHING
      case 'turned':
        this.#turned(event)
        return NOTHING
      case 'settled':
        return this.#settled(event)
      case 'cancelled':
        this.#cloth.clear()
        this.#loose.clear()
        return this.#ended(
          event,
          this.#bets.map((bet) => due(bet, back({ ...bet, free: 0 }, 'refund'), '')),
        )
      default:
        return NOTHING
    }
  }

  takeBack(cards: number): void {
    this.#dealt = this.#dealt.slice(0, Math.max(0, this.#dealt.length - cards))
  }

  forget(players: readonly PlayerId[]): void {
    for (const player of players) {
      this.#zeroCommission.delete(player)
      this.#autoConfirm.delete(player)
    }
  }

  /** Where chips are laid, and taken back from: confirmed ones stay (MB-3). */
  get #open(): Cloth {
    return this.#asksToConfirm ? this.#loose : this.#cloth
  }

  #switch({ type, player, on }: Of<'autoConfirm' | 'zeroCommission'>): void {
    const players = type === 'autoConfirm' ? this.#autoConfirm : this.#zeroCommission
    if (on) players.add(player)
    else players.delete(player)
  }

  #closed({ taken, refused, unconfirmed }: Of<'closed'>): Read {
    this.#bets = taken.map((bet) => ({ ...bet, zeroCommission: this.#zeroCommission.has(bet.player) }))
    for (const [index, bet] of this.#bets.entries()) {
      if (bet.zeroCommission !== taken[index]?.zeroCommission)
        this.#wrong.push(`${named(bet)} was taken in the other commission mode than its player chose`)
      if (!this.#offered.has(bet.bet) || (bet.bet === 'super6' && !bet.zeroCommission))
        this.#wrong.push(`${named(bet)} was taken, which is not offered`)
    }
    this.#loose.move(this.#cloth, (player) => this.#autoConfirm.has(player))
    const mains = new Map<string, number>()
    for (const { player, bet, cash, golden } of taken)
      if (MAINS.includes(bet)) mains.set(player, (mains.get(player) ?? 0) + cash + golden)
    const wrong = [
      ...this.#cloth.closed({ taken, refused }),
      ...this.#loose.closed({ 'left alone': unconfirmed }),
      ...refusalProblems({ taken, refused }, (slip) => this.#against(slip, mains.get(slip.player) ?? 0)),
    ]
    return { ...NOTHING, moves: staked(taken), wrong }
  }

  /** MO-5, SB-4. */
  #against({ player, bet, cash, golden }: Chips, mains: number): readonly Reason[] {
    const reasons: Reason[] = cash + golden < this.#least(player, bet) ? ['limit-min'] : []
    if (bet === 'super6' && cash + golden > mains) reasons.push(mains === 0 ? 'needs-main' : 'exceeds-main')
    return reasons
  }

  /** SB-1: what is turned is what was dealt. */
  #turned({ side, index, card }: Of<'turned'>): void {
    const place = this.#dealt.flatMap(({ to }, at) => (to === side ? [at] : []))[index] ?? -1
    const lay = this.#dealt[place]?.card
    if (lay === null) this.#dealt[place] = { to: side, card }
    else if (lay !== card)
      this.#wrong.push(`${card} was turned for ${side} where ${lay ?? 'no card'} had been dealt`)
  }

  #settled(event: Of<'settled'>): Read {
    const coup = coupOf(this.#dealt)
    const problem = dealProblem(this.#dealt, coup)
    if (problem !== null) this.#wrong.push(problem)
    const winner = winnerOf(coup)
    if (event.winner !== winner)
      this.#wrong.push(`${event.winner} was told as winner; the cards say ${winner}: ${coupText(coup)}`)
    const by = coupText(coup)
    return this.#ended(
      event,
      this.#bets.map((bet) => due(bet, settled(bet, coup), by)),
    )
  }

  #ended({ results }: Of<'settled' | 'cancelled'>, bets: readonly Due[]): Read {
    const wrong = [...this.#wrong, ...listProblems(bets, results)]
    this.#bets = []
    this.#wrong = []
    return { moves: given(bets), takenBack: [], wrong, bets: bets.length }
  }
}

function settled({ bet, cash, golden, zeroCommission }: Standing, coup: Coup): Payment {
  return paymentOf(bet, { cash, golden, free: 0 }, coup, zeroCommission)
}

function due({ player, bet, cash, golden }: Standing, payment: Payment, by: string): Due {
  return { player, bet, seat: 0, hand: 0, behind: false, cash, golden, free: 0, ...payment, by }
}
