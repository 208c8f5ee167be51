import type { PlayerId } from '#engine/ids'
import type { Rate } from '#engine/money/rate'
import type { TableLimits } from '#engine/round/limits'
import type { Rates, TableEvent } from '#engine/table/types'

/** The least that somebody may stake on a kind of bet. */
export type LeastOf = (player: PlayerId, kind: string) => number

/** A table's minimums as its log sets them, in everybody's own money (MO-4, MO-6). */
export class Least {
  #limits: TableLimits | null = null
  /** By order of a supervisor, from the next round on. */
  #ordered: TableLimits | null = null
  #currency = ''
  #rates: Rates = {}
  readonly #currencies = new Map<string, string>()

  next(event: TableEvent): void {
    switch (event.type) {
      case 'configured':
        this.#limits = event.limits
        this.#ordered = null
        this.#currency = event.currency
        return
      case 'limitsSet':
        this.#ordered = event.limits
        return
      case 'roundBegan':
        this.#limits = this.#ordered ?? this.#limits
        this.#rates = event.rates ?? {}
        return
      case 'purse':
        this.#currencies.set(event.player, event.currency)
        return
      case 'forgot':
        for (const player of event.players) this.#currencies.delete(player)
    }
  }

  readonly of: LeastOf = (player, kind) => {
    const { unit, ranges } = this.#limits ?? {}
    const [least] = ranges?.[kind] ?? []
    if (unit === undefined || least === undefined) return 1
    const currency = this.#currencies.get(player) ?? this.#currency
    const rate = currency === this.#currency ? undefined : this.#rates[currency]
    if (rate === undefined) return least
    const ownUnit = neat(inOwn(unit, rate))
    return Math.max(ownUnit, Math.floor(inOwn(least, rate) / ownUnit) * ownUnit)
  }
}

function inOwn(amount: number, [own, table]: Rate): number {
  return Number((BigInt(amount) * BigInt(own)) / BigInt(table))
}

/** MO-6: a unit of somebody's own money is 1, 2 or 5 with zeros behind it, and no more than the table's is worth. */
function neat(amount: number): number {
  const power = 10 ** (String(Math.max(1, amount)).length - 1)
  return [5, 2, 1].map((digit) => digit * power).find((unit) => unit <= amount) ?? 1
}
