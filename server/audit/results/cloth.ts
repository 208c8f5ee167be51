import type { PlayerId } from '#engine/ids'
import { named, stakeOf } from '#server/audit/results/compare'
import type { Spot } from '#server/audit/results/due'

type Place = Pick<Spot, 'player' | 'bet'> & Partial<Spot>
type Amounts = { readonly cash: number; readonly golden: number }
export type Chips = Place & Amounts

const NO_CHIPS: Amounts = { cash: 0, golden: 0 }

/** The chips that lie on the cloth while betting is open. */
export class Cloth {
  readonly #where: string
  readonly #slips = new Map<string, Chips>()

  constructor(where = 'on the cloth') {
    this.#where = where
  }

  /** Below zero they are taken back. */
  lay(place: Place, golden: boolean, amount: number): void {
    const { cash, golden: chips } = this.on(place)
    this.#put(place, golden ? { cash, golden: chips + amount } : { cash: cash + amount, golden: chips })
  }

  on(place: Place): Amounts {
    return this.#slips.get(keyOf(place)) ?? NO_CHIPS
  }

  /** All that these players have here lies on the other one from now on. */
  move(to: Cloth, isTheirs: (player: PlayerId) => boolean): void {
    for (const slip of [...this.#slips.values()].filter(({ player }) => isTheirs(player))) {
      const there = to.on(slip)
      to.#put(slip, { cash: there.cash + slip.cash, golden: there.golden + slip.golden })
      this.#put(slip, NO_CHIPS)
    }
  }

  clear(): void {
    this.#slips.clear()
  }

  /** Betting closes: every slip is listed once, with all that lies on it. */
  closed(lists: Readonly<Record<string, readonly Chips[]>>): readonly string[] {
    const problems: string[] = []
    for (const [how, list] of Object.entries(lists)) {
      for (const chips of list) {
        const lay = this.on(chips)
        const isThere = lay.cash + lay.golden > 0
        if (!isThere || chips.cash !== lay.cash || chips.golden !== lay.golden)
          problems.push(`${named(chips)} was ${how} with ${textOf(chips)}; ${textOf(lay)} lay ${this.#where}`)
        this.#put(chips, NO_CHIPS)
      }
    }
    const hows = Object.keys(lists).join(' nor ')
    for (const slip of this.#slips.values())
      problems.push(`${named(slip)} lay ${this.#where} with ${textOf(slip)}, and was not ${hows}`)
    this.clear()
    return problems
  }

  #put({ player, bet, seat = 0, behind = false }: Place, { cash, golden }: Amounts): void {
    const slip = { player, bet, seat, behind, cash, golden }
    if (cash === 0 && golden === 0) this.#slips.delete(keyOf(slip))
    else this.#slips.set(keyOf(slip), slip)
  }
}

function keyOf({ player, bet, seat = 0, behind = false }: Place): string {
  return `${seat}/${behind}/${bet}/${player}`
}

function textOf(amounts: Amounts): string {
  return stakeOf({ ...amounts, free: 0 })
}
