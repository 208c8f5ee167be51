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

export interface Account {
  readonly kind: AccountKind
  /** A player, a table, a session, or the currency for what the whole house shares. */
  readonly owner: string
  readonly currency: string
}

export function accountId({ kind, owner }: Pick<Account, 'kind' | 'owner'>): string {
  return `${kind}:${owner}`
}

/** Golden chips are money of their own: they never mix with cash in one sum. */
export function unitOf({ kind, currency }: Pick<Account, 'kind' | 'currency'>): string {
  return GOLDEN_KINDS.includes(kind) ? `${currency}-golden` : currency
}

export function purseAccount(player: string, purse: 'cash' | 'golden'): string {
  return accountId({ kind: purse, owner: player })
}

export function sessionAccount(session: string): string {
  return accountId({ kind: 'session', owner: session })
}

/** A table, and one of the currencies that are played at it. */
export interface Till {
  readonly table: string
  readonly currency: string
  /** The currency is not the table's own (MO-6). */
  readonly foreign: boolean
}

/** The accounts of a table: its running round's stakes and the house's side of it, for cash and for golden chips. */
export function tableAccount(till: Till, purse: 'cash' | 'golden', side: 'stakes' | 'house'): string {
  return accountId(tillAccount(till, purse, side))
}

function tillAccount(
  { table, currency, foreign }: Till,
  purse: 'cash' | 'golden',
  side: 'stakes' | 'house',
): Account {
  const owner = foreign ? `${table}.${currency}` : table
  const kinds = {
    stakes: { cash: 'stakes', golden: 'stakes-golden' },
    house: { cash: 'house', golden: 'promotions' },
  } as const
  return { kind: kinds[side][purse], owner, currency }
}

/** Whether what lies there lies in a round of this table, in whatever currency. */
export function isStakes(account: string, table: string): boolean {
  const [kind = '', owner = ''] = account.split(':', 2)
  return kind.startsWith('stakes') && owner.split('.', 1)[0] === table
}

/** All accounts of a table in one currency. */
export function tillAccounts(till: Till): readonly Account[] {
  const sides = ['stakes', 'house'] as const
  return sides.flatMap((side) => [tillAccount(till, 'cash', side), tillAccount(till, 'golden', side)])
}
