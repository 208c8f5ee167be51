import { named } from '#server/audit/results/compare'
import type { Spot } from '#server/audit/results/due'

type Place = Pick<Spot, 'player' | 'bet'> & Partial<Spot>
type Chips = Place & { readonly cash: number; readonly golden: number }

/** The chips that lie on the cloth while betting is open: nobody is debited for more than was laid. */
export class Cloth {
  readonly #laid = new Map<string, number>()

  lay(place: Place, golden: boolean, amount: number): void {
    const key = keyOf(place, golden)
    this.#laid.set(key, (this.#laid.get(key) ?? 0) + amount)
  }

  clear(): void {
    this.#laid.clear()
  }

  /** Betting closes. */
  taken(bets: readonly Chips[]): readonly string[] {
    const problems = bets.flatMap((bet) => {
      const laid = this.#on(bet, false) + this.#on(bet, true)
      const more = bet.cash > this.#on(bet, false) || bet.golden > this.#on(bet, true)
      return more ? [`${named(bet)} was taken with ${bet.cash + bet.golden}; ${laid} lay on the cloth`] : []
    })
    this.clear()
    return problems
  }

  #on(place: Place, golden: boolean): number {
    return this.#laid.get(keyOf(place, golden)) ?? 0
  }
}

function keyOf({ player, bet, seat = 0, behind = false }: Place, golden: boolean): string {
  return `${seat}/${behind}/${golden}/${bet}/${player}`
}
