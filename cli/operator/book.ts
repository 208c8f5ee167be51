import type { WalletCancel, WalletMove, WalletPlayer } from '#server/operators/wallet-port'
import { TRY_AGAIN } from '#server/operators/wallet-port'

export interface Purse {
  readonly currency: string
  balance: number
  /** What the player ever paid in. */
  deposited: number
  isLocked: boolean
}

type Entry = WalletMove & { readonly kind: 'debit' | 'credit'; cancelled: boolean }

export interface Reply {
  readonly status: string
  readonly balance?: number
}

/** The reference operator's own book: what a real one must keep, and no more. */
export class OperatorBook {
  readonly players = new Map<string, Purse>()
  /** By transaction id: debits and credits that were carried out. */
  readonly entries = new Map<string, Entry>()
  /** Debits that were cancelled before they came: they must never be carried out. */
  readonly forbidden = new Set<string>()
  /** By their own transaction id: which debit each cancel named. */
  readonly cancels = new Map<string, string>()

  open(player: string, currency: string, balance: number): Purse {
    const purse = { currency, balance, deposited: balance, isLocked: false }
    this.players.set(player, purse)
    return purse
  }

  deposit(player: string, amount: number): void {
    const purse = this.players.get(player)
    if (purse === undefined) throw new RangeError(`There is no player ${player}.`)
    purse.balance += amount
    purse.deposited += amount
  }

  balanceOf(player: string): number {
    return this.players.get(player)?.balance ?? 0
  }

  balance(asked: WalletPlayer): Reply {
    return this.#with(asked, ({ balance }) => ({ status: 'done', balance }))
  }

  debit(move: WalletMove): Reply {
    return this.#with(move, (purse) => {
      const known = this.entries.get(move.transaction)
      if (known !== undefined) {
        if (!isSame(known, 'debit', move)) return { status: 'not-possible', balance: purse.balance }
        return { status: known.cancelled ? 'cancelled' : 'already-exists', balance: purse.balance }
      }
      // A cancel that came first wins.
      if (this.forbidden.has(move.transaction)) return { status: 'cancelled', balance: purse.balance }
      if (purse.isLocked) return { status: 'locked', balance: purse.balance }
      if (purse.balance < move.amount) return { status: 'insufficient-funds', balance: purse.balance }
      purse.balance -= move.amount
      this.entries.set(move.transaction, { ...move, kind: 'debit', cancelled: false })
      return { status: 'done', balance: purse.balance }
    })
  }

  /** Also for a locked player, and long after the last session: what was won is theirs. */
  credit(move: WalletMove): Reply {
    return this.#with(move, (purse) => {
      const known = this.entries.get(move.transaction)
      if (known !== undefined) {
        const status = isSame(known, 'credit', move) ? 'already-settled' : 'not-possible'
        return { status, balance: purse.balance }
      }
      purse.balance += move.amount
      this.entries.set(move.transaction, { ...move, kind: 'credit', cancelled: false })
      return { status: 'done', balance: purse.balance }
    })
  }

  cancel({ transaction, debit, player, currency }: WalletCancel): Reply {
    return this.#with({ player, currency }, (purse) => {
      if (this.cancels.has(transaction)) return { status: 'already-exists', balance: purse.balance }
      this.cancels.set(transaction, debit)
      const entry = this.entries.get(debit)
      if (entry === undefined) this.forbidden.add(debit)
      else if (!entry.cancelled) {
        entry.cancelled = true
        purse.balance += entry.amount
      }
      return { status: 'done', balance: purse.balance }
    })
  }

  #with({ player, currency }: WalletPlayer, act: (purse: Purse) => Reply): Reply {
    const purse = this.players.get(player)
    if (purse === undefined || purse.currency !== currency) return { status: 'unknown-player' }
    return act(purse)
  }
}

function isSame(known: Entry, kind: Entry['kind'], { player, amount, round }: WalletMove): boolean {
  return known.kind === kind && known.player === player && known.amount === amount && known.round === round
}

export const NOT_NOW: Reply = { status: TRY_AGAIN }
