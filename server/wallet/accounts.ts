import type { OperatorId, PlayerId, SessionId, TableId } from '#engine/ids'

/** Double entry: every cent lies in exactly one of these. */
export const ACCOUNT_KINDS = {
  /** A player's money. */
  cash: { mayOverdraw: false },
  /** A player's golden chips (MO-7). */
  golden: { mayOverdraw: false },
  /** Money taken to a table for one regulated session (TP-18). */
  session: { mayOverdraw: false },
  /** A player's money that is being paid out (TP-10). */
  payout: { mayOverdraw: false },
  /** What lies in a table's running round: zero whenever no round runs. */
  stakes: { mayOverdraw: false },
  'stakes-golden': { mayOverdraw: false },
  /** What a table won from its players; below zero when it lost. */
  house: { mayOverdraw: true },
  /** Where golden chips go that were won or lost. */
  promotions: { mayOverdraw: true },
  /** Where money comes from and goes to. */
  cashier: { mayOverdraw: true },
  /** Where golden chips come from. */
  grants: { mayOverdraw: true },
  /** What an operator gave for its players at a table; above zero when they won. */
  operator: { mayOverdraw: true },
} as const satisfies Readonly<Record<string, { readonly mayOverdraw: boolean }>>

export type AccountKind = keyof typeof ACCOUNT_KINDS

const GOLDEN_KINDS: readonly AccountKind[] = ['golden', 'stakes-golden', 'promotions', 'grants']

declare const made: unique symbol

/** What the store knows an account by. It is put together here, and nowhere taken apart: an account says what it is. */
export type AccountId = string & { readonly [made]: 'account' }

export interface Account {
  readonly id: AccountId
  readonly kind: AccountKind
  /** A player, a table, a session, an operator at a table, or the currency for what the whole house shares. */
  readonly owner: string
  /** Of a side of a table, and of what an operator gave there. */
  readonly table?: TableId
  /** Of a side of a table: in what is played there. */
  readonly currency?: string
  readonly operator?: OperatorId
}

/** An account as a book of ours or a document tells of it: what a document names may be none. */
export interface Named extends Pick<Account, 'table'> {
  readonly id: string
  readonly kind: AccountKind | null
}

/** An account that is to be there. */
export interface Opening {
  readonly account: Account
  readonly currency: string
}

export function accountOf(kind: AccountKind, owner: string): Account {
  return { id: `${kind}:${owner}` as AccountId, kind, owner }
}

/** Golden chips are money of their own: they never mix with cash in one sum. */
export function unitOf(kind: AccountKind, currency: string): string {
  return GOLDEN_KINDS.includes(kind) ? `${currency}-golden` : currency
}

export function purseAccount(player: PlayerId, purse: 'cash' | 'golden'): Account {
  return accountOf(purse, player)
}

export function payoutAccount(player: PlayerId): Account {
  return accountOf('payout', player)
}

export function sessionAccount(session: SessionId): Account {
  return accountOf('session', session)
}

/** Where money, or golden chips, of a currency come from and go to. */
export function cashierAccount(currency: string): Account {
  return accountOf('cashier', currency)
}

export function grantsAccount(currency: string): Account {
  return accountOf('grants', currency)
}

/** An operator's side of the book: below zero is what it gave for its players. One a table, so that none waits. */
export function operatorAccount(operator: OperatorId, table: TableId, currency: string): Account {
  return { ...accountOf('operator', `${operator}/${table}/${currency}`), operator, table }
}

/** What an operator with the built-in wallet brought for its players, below zero, and took away again. */
export function operatorPurse(operator: OperatorId, currency: string): Account {
  return { ...accountOf('operator', `${operator}/${currency}`), operator }
}

/** A table, and one of the currencies that are played at it. */
export interface Till {
  readonly table: TableId
  readonly currency: string
  /** The currency is not the table's own (MO-6). */
  readonly foreign: boolean
}

const SIDES = {
  stakes: { cash: 'stakes', golden: 'stakes-golden' },
  house: { cash: 'house', golden: 'promotions' },
} as const

/** The accounts of a table: its running round's stakes and the house's side of it, for cash and for golden chips. */
export function tableAccount(
  { table, currency, foreign }: Till,
  purse: 'cash' | 'golden',
  side: 'stakes' | 'house',
): Account {
  const owner = foreign ? `${table}.${currency}` : table
  return { ...accountOf(SIDES[side][purse], owner), table, currency }
}

/** All accounts of a table in one currency. */
export function tillAccounts(till: Till): readonly Account[] {
  const sides = ['stakes', 'house'] as const
  return sides.flatMap((side) => [tableAccount(till, 'cash', side), tableAccount(till, 'golden', side)])
}

/** Whose money or golden chips an account is; null where it is no player's, or lies in a session. */
export function purseOf({
  kind,
  owner,
}: Account): { readonly player: PlayerId; readonly purse: 'cash' | 'golden' } | null {
  return kind === 'cash' || kind === 'golden' ? { player: owner, purse: kind } : null
}
