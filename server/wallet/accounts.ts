/** Double entry: every cent lies in exactly one of these. */
export const ACCOUNT_KINDS = {
  /** A player's money. */
  cash: { mayOverdraw: false },
  /** A player's golden chips (MO-7). */
  golden: { mayOverdraw: false },
  /** Money taken to a table for one regulated session (TP-18). */
  session: { mayOverdraw: false },
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

/** The accounts of a table: its running round's stakes and the house's side of it, for cash and for golden chips. */
export function tableAccount(table: string, purse: 'cash' | 'golden', side: 'stakes' | 'house'): string {
  if (side === 'stakes')
    return accountId({ kind: purse === 'cash' ? 'stakes' : 'stakes-golden', owner: table })
  return accountId({ kind: purse === 'cash' ? 'house' : 'promotions', owner: table })
}
