import type { Card } from '#engine/cards/card'
import type { Event as DragonTigerEvent, TakenBet } from '#engine/dragon-tiger/types'
import type { Reason } from '#engine/round/refusal'
import { rank } from '#server/audit/results/cards'
import { type Chips, Cloth } from '#server/audit/results/cloth'
import { listProblems, named } from '#server/audit/results/compare'
import { type Due, type GameReading, given, NOTHING, type Read, staked } from '#server/audit/results/due'
import type { LeastOf } from '#server/audit/results/least'
import { back, lose, type Money, type Payment, winIf } from '#server/audit/results/pay'
import { refusalProblems } from '#server/audit/results/refusals'

type Of<Type extends DragonTigerEvent['type']> = Extract<DragonTigerEvent, { type: Type }>

/** A card as it was dealt; null where its record does not open. */
interface DealtCard {
  readonly to: string
  readonly card: Card | null
}

/** Dragon Tiger, read from its events. */
export class DragonTigerReading implements GameReading<DragonTigerEvent> {
  readonly #least: LeastOf
  readonly #cloth = new Cloth()
  #bets: readonly TakenBet[] = []
  #dealt: DealtCard[] = []
  #wrong: string[] = []

  constructor(least: LeastOf) {
    this.#least = least
  }

  next(event: DragonTigerEvent): Read {
    switch (event.type) {
      case 'opened':
        this.#bets = []
        this.#dealt = []
        this.#wrong = []
        return NOTHING
      case 'placed':
      case 'takenBack':
        this.#cloth.lay(event, event.golden, event.type === 'placed' ? event.amount : -event.amount)
        return NOTHING
      case 'closed':
        return this.#closed(event)
      case 'dealt':
        this.#dealt.push(event)
        return NOTHING
      case 'settled':
        return this.#settled(event)
      case 'cancelled':
        this.#cloth.clear()
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

  forget(): void {}

  #closed({ taken, refused }: Of<'closed'>): Read {
    this.#bets = taken
    const sides = new Map<string, string>()
    for (const bet of taken) {
      if (!Object.hasOwn(PAYS, bet.bet)) this.#wrong.push(`${named(bet)} was taken, which is not offered`)
      if (bet.bet !== 'dragon' && bet.bet !== 'tiger') continue
      const other = sides.get(bet.player)
      if (other !== undefined && other !== bet.bet)
        this.#wrong.push(`${named(bet)} was taken beside '${other}', which it stands against`)
      sides.set(bet.player, bet.bet)
    }
    const wrong = [
      ...this.#cloth.closed({ taken, refused }),
      ...refusalProblems({ taken, refused }, (slip) => this.#against(slip)),
    ]
    return { ...NOTHING, moves: staked(taken), wrong }
  }

  /** MO-5. */
  #against({ player, bet, cash, golden }: Chips): readonly Reason[] {
    return cash + golden < this.#least(player, bet) ? ['limit-min'] : []
  }

  #settled(event: Of<'settled'>): Read {
    const went = this.#dealt.map(({ to }) => to).join(', ')
    if (went !== 'dragon, tiger') this.#wrong.push(`the cards went to ${went}; by the rules to dragon, tiger`)
    const [dragon, tiger] = this.#dealt.map(({ card }) => card)
    const by = `Dragon ${dragon ?? 'no card'}, Tiger ${tiger ?? 'no card'}`
    const winner = winnerOf(dragon ?? null, tiger ?? null)
    if (event.winner !== winner)
      this.#wrong.push(`${event.winner} was told as winner; the cards say ${winner}: ${by}`)
    const suited = winner === 'tie' && dragon === tiger
    return this.#ended(
      event,
      this.#bets.map((bet) => due(bet, paymentOf(bet, winner, suited), by)),
    )
  }

  #ended({ results }: Of<'settled' | 'cancelled'>, bets: readonly Due[]): Read {
    const wrong = [...this.#wrong, ...listProblems(bets, results)]
    this.#bets = []
    this.#wrong = []
    return { moves: given(bets), takenBack: [], wrong, bets: bets.length }
  }
}

/** DT-2. */
const PAYS = { dragon: [1, 1], tiger: [1, 1], tie: [11, 1], suitedTie: [50, 1] } as const

/** DT-1: an ace is the lowest card, a king the highest. */
function winnerOf(dragon: Card | null, tiger: Card | null): 'dragon' | 'tiger' | 'tie' {
  const lead = (dragon === null ? 0 : rank(dragon)) - (tiger === null ? 0 : rank(tiger))
  if (lead === 0) return 'tie'
  return lead > 0 ? 'dragon' : 'tiger'
}

function paymentOf({ bet, cash, golden }: TakenBet, winner: string, suited: boolean): Payment {
  const money: Money = { cash, golden, free: 0 }
  switch (bet) {
    case 'dragon':
    case 'tiger':
      return winner === 'tie' ? lose(Math.floor(cash / 2)) : winIf(winner === bet, money, PAYS[bet])
    case 'tie':
      return winIf(winner === 'tie', money, PAYS.tie)
    case 'suitedTie':
      return winIf(suited, money, PAYS.suitedTie)
    default:
      bet satisfies never
      throw new RangeError(`'${bet}' is no bet of a Dragon Tiger table.`)
  }
}

function due({ player, bet, cash, golden }: TakenBet, payment: Payment, by: string): Due {
  return { player, bet, seat: 0, hand: 0, behind: false, cash, golden, free: 0, ...payment, by }
}
