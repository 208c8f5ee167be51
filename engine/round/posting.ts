import { type Refusal, refuse } from '#engine/round/refusal'

/**
 * Money that an event moves, from the player's side: negative is taken, positive is given.
 * The only thing the wallet needs to know of a game.
 */
export interface Posting {
  readonly player: string
  readonly purse: 'cash' | 'golden'
  readonly amount: number
}

/** The most that may still be staked, and the sentence that says why (TP-11). */
export interface Allowance {
  readonly cash: number
  readonly golden: number
  readonly text: string
}

/** What a player can pay with now, stakes on this table's open slips not yet taken off. */
export interface Purse {
  readonly cash: number
  readonly golden: number
  /** Only where the player's own limits leave less than there is. */
  readonly allowance?: Allowance
}

export type Funds = (player: string) => Purse

/** Why a price cannot be paid: it is not there (MO-4), or it is more than the player allowed (TP-11). */
export function shortage(
  purse: Purse,
  chips: 'cash' | 'golden',
  price: number,
): 'balance' | 'own-limit' | null {
  if (price > purse[chips]) return 'balance'
  return purse.allowance !== undefined && price > purse.allowance[chips] ? 'own-limit' : null
}

export function checkPrice(
  purse: Purse,
  chips: 'cash' | 'golden',
  price: number,
  words: (left: number) => string,
): Refusal | null {
  const reason = shortage(purse, chips, price)
  if (reason === null) return null
  return refuse(reason, reason === 'own-limit' ? (purse.allowance?.text ?? '') : words(purse[chips]))
}

/** The purse once money moved: a stake counts against the allowance, what is paid does not give it back. */
export function moved(purse: Purse, chips: 'cash' | 'golden', amount: number): Purse {
  const { cash, golden, allowance } = purse
  const next = chips === 'cash' ? { cash: cash + amount, golden } : { cash, golden: golden + amount }
  if (allowance === undefined) return next
  return { ...next, allowance: { ...allowance, [chips]: allowance[chips] + Math.min(0, amount) } }
}

/** A bet that is taken. */
export function taking({
  player,
  cash,
  golden,
}: {
  readonly player: string
  readonly cash: number
  readonly golden: number
}): readonly Posting[] {
  return moves(player, -cash, -golden)
}

/** What a bet came to. */
export function giving({
  player,
  paid,
  goldenBack,
}: {
  readonly player: string
  readonly paid: number
  readonly goldenBack: number
}): readonly Posting[] {
  return moves(player, paid, goldenBack)
}

function moves(player: string, cash: number, golden: number): readonly Posting[] {
  const moved: Posting[] = []
  if (cash !== 0) moved.push({ player, purse: 'cash', amount: cash })
  if (golden !== 0) moved.push({ player, purse: 'golden', amount: golden })
  return moved
}
