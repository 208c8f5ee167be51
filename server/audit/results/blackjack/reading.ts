import type { Event } from '#engine/blackjack/types'
import type { Reason } from '#engine/round/refusal'
import { dealerProblem } from '#server/audit/results/blackjack/dealer'
import { refundDues, settledDues } from '#server/audit/results/blackjack/dues'
import { earlyBets } from '#server/audit/results/blackjack/early'
import { type Fact, isFact, withoutCards } from '#server/audit/results/blackjack/facts'
import { bonusOf } from '#server/audit/results/blackjack/fire-blaze'
import { GAMES, type GameFacts } from '#server/audit/results/blackjack/games'
import type { Table } from '#server/audit/results/blackjack/hands'
import { insuranceProblems } from '#server/audit/results/blackjack/insurance'
import { tableOf } from '#server/audit/results/blackjack/table'
import { type Chips, Cloth } from '#server/audit/results/cloth'
import { listProblems, named } from '#server/audit/results/compare'
import { type GameReading, given, NOTHING, type Read, staked } from '#server/audit/results/due'
import type { LeastOf } from '#server/audit/results/least'
import { refusalProblems } from '#server/audit/results/refusals'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

/** The three blackjacks, read from their events. */
export class BlackjackReading implements GameReading<Event> {
  readonly #game: GameFacts
  readonly #least: LeastOf
  readonly #cloth = new Cloth()
  #facts: Fact[] = []

  constructor(game: keyof typeof GAMES, least: LeastOf) {
    this.#game = GAMES[game]
    this.#least = least
  }

  next(event: Event): Read {
    const read = this.#read(event)
    if (isFact(event)) this.#facts.push(event)
    return read
  }

  takeBack(cards: number): void {
    this.#facts = withoutCards(this.#facts, cards)
  }

  /** Standing choices only say who follows: what was added is in the log. */
  forget(): void {}

  #read(event: Event): Read {
    switch (event.type) {
      case 'opened':
        this.#facts = []
        this.#cloth.clear()
        return NOTHING
      case 'placed':
      case 'takenBack':
        this.#cloth.lay(event.spot, event.golden, event.type === 'placed' ? event.amount : -event.amount)
        return NOTHING
      case 'closed':
        return this.#closed(event)
      case 'acted':
        return { ...NOTHING, moves: staked(event.additions) }
      case 'insured':
        return { ...NOTHING, moves: staked([{ player: event.player, cash: event.amount }]) }
      case 'paid':
        return this.#paid(event)
      case 'settled':
        return this.#settled(event)
      case 'cancelled':
        return this.#cancelled(event)
      default:
        return NOTHING
    }
  }

  #closed({ taken, refused: spots }: Of<'closed'>): Read {
    const offered: readonly string[] = this.#game.sideBets
    const strange = taken.filter(({ bet }) => bet !== 'main' && !offered.includes(bet))
    const refused = spots.map((spot) => ({ ...spot, ...this.#cloth.on(spot) }))
    const mains = new Set(taken.filter(({ bet, behind }) => bet === 'main' && !behind).map(ownSeat))
    const wrong = [
      ...strange.map((slip) => `${named(slip)} was taken, which is not offered`),
      ...this.#cloth.closed({ taken, refused }),
      ...refusalProblems({ taken, refused }, (slip) => this.#against(slip, mains)),
    ]
    return { ...NOTHING, moves: staked(taken), wrong }
  }

  /** BJ-11, MO-5. */
  #against(slip: Chips, mains: ReadonlySet<string>): readonly Reason[] {
    const { player, bet, behind, cash, golden } = slip
    const isLittle = cash + golden < this.#least(player, behind ? 'behind' : bet)
    const reasons: Reason[] = isLittle ? ['limit-min'] : []
    if (bet !== 'main' && !mains.has(ownSeat(slip))) reasons.push('needs-main')
    return reasons
  }

  #paid({ results }: Of<'paid'>): Read {
    const due = earlyBets(this.#table(), results).map((early) => early.due)
    return { ...NOTHING, moves: given(due), wrong: listProblems(due, results), bets: due.length }
  }

  #settled({ results }: Of<'settled'>): Read {
    const table = this.#table()
    const bonus = bonusOf(table)
    const due = settledDues(table, bonus)
    const dealer = dealerProblem(table)
    const procedure = [...table.wrong, ...(dealer === null ? [] : [dealer]), ...insuranceProblems(table)]
    const wrong = [...procedure, ...bonus.wrong, ...listProblems(due, results)]
    return { moves: given(due), takenBack: [], wrong, bets: due.length }
  }

  #cancelled({ results, undone }: Of<'cancelled'>): Read {
    this.#cloth.clear()
    const table = this.#table()
    const due = refundDues(table)
    const taken = listProblems(table.paid, undone).map((problem) => `of what was paid before, ${problem}`)
    const wrong = [...table.wrong, ...taken, ...listProblems(due, results)]
    return { moves: given(due), takenBack: given(table.paid), wrong, bets: due.length }
  }

  #table(): Table {
    return tableOf(this.#game, this.#facts)
  }
}

function ownSeat({ seat, player }: Chips): string {
  return `${seat}/${player}`
}
