import { type Kysely, sql } from 'kysely'
import type { PlayerId } from '#engine/ids'
import type { Schema } from '#server/store/schema'
import { type Account, accountOf } from '#server/wallet/accounts'
import type { Transfer } from '#server/wallet/transfer'

/** What rounds took from a player and gave back, in cash; golden chips that were staked, apart. */
export interface Move {
  readonly staked: number
  readonly paid: number
  readonly golden: number
}

/** Whose purse an account is; null for accounts that are no player's. */
export type Holder = (account: Account) => { readonly player: PlayerId; readonly golden: boolean } | null

/** Between an operator's book and ours: no stake and no winnings. */
const NO_PLAY: readonly string[] = ['debit', 'credit']

const NONE: Move = { staked: 0, paid: 0, golden: 0 }

type Movement = Pick<Transfer, 'kind'> & { readonly account: Account; readonly amount: number }

/**
 * What transfers of rounds move, by player. Where something was taken back that the player no longer had, only the
 * book knows how much it was: it is asked.
 */
export async function movesOf(
  tx: Kysely<Schema>,
  transfers: readonly Transfer[],
  holder: Holder,
): Promise<ReadonlyMap<string, Move>> {
  const played = transfers.filter(({ round, kind }) => round !== null && !NO_PLAY.includes(kind))
  const isShort = ({ entries }: Transfer) => entries.some(({ shortfallTo }) => shortfallTo !== undefined)
  const short = played.filter(isShort)
  const lines: Movement[] = played
    .filter((transfer) => !isShort(transfer))
    .flatMap(({ kind, entries }) => entries.map(({ account, amount }) => ({ kind, account, amount })))
  if (short.length > 0) lines.push(...(await booked(tx, short)))
  return summed(lines, holder)
}

async function booked(tx: Kysely<Schema>, transfers: readonly Transfer[]): Promise<readonly Movement[]> {
  const kinds = new Map(transfers.map(({ key, kind }) => [key, kind]))
  const rows = await tx
    .selectFrom('transfers')
    .innerJoin('entries', 'entries.transfer_id', 'transfers.id')
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')
    .select(['key', 'accounts.kind', 'accounts.owner', 'amount'])
    .where(sql<boolean>`key = any(${[...kinds.keys()]}::text[])`)
    .execute()
  return rows.map(({ key, kind, owner, amount }) => {
    return { kind: kinds.get(key) ?? 'settle', account: accountOf(kind, owner), amount }
  })
}

function summed(lines: readonly Movement[], holder: Holder): ReadonlyMap<string, Move> {
  const moves = new Map<string, Move>()
  for (const { kind, account, amount } of lines) {
    const held = holder(account)
    if (held === null) continue
    const move = moves.get(held.player) ?? NONE
    moves.set(held.player, { ...move, ...changed(move, kind === 'stake', held.golden, amount) })
  }
  return moves
}

function changed(move: Move, isStake: boolean, golden: boolean, amount: number): Partial<Move> {
  if (golden) return isStake ? { golden: move.golden - amount } : {}
  return isStake ? { staked: move.staked - amount } : { paid: move.paid + amount }
}
