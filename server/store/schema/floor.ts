import type { Generated } from 'kysely'
import type { OperatorId, PlayerId, RoundCode, TableId } from '#engine/ids'
import type { RoundOutcome } from '#protocol/http/history'
import type { PersonKind } from '#server/people/person'
import type { AccountKind } from '#server/wallet/accounts'

/** People, tables and their log, answers, shoes, rounds, and the book. */
export interface FloorSchema {
  players: {
    id: string
    name: string
    kind: PersonKind
    currency: string
    created_at: number
    /** Through whom they came, if not by themselves. */
    operator: OperatorId | null
    /** What the operator calls them. */
    external_id: string | null
  }
  sign_ins: { token_hash: string; player_id: PlayerId; created_at: number; seen_at: number }
  tables: {
    id: string
    config: string
    version: number
    hash: string
    snapshot: string | null
    snapshot_version: number
  }
  events: {
    table_id: TableId
    version: number
    at: number
    type: string
    /** Canonical JSON; a face-down card is null here. */
    body: string
    /** The face-down card, encrypted (FA-5). */
    sealed: string | null
    hash: string
  }
  answers: {
    player_id: PlayerId
    command_id: string
    table_id: TableId
    input_hash: string
    answer: string
    at: number
  }
  shoes: {
    table_id: TableId
    number: number
    commitment: string
    sealed_seed: string
    /** Known once it is cut and opened … */
    cut: number | null
    cut_by: string | null
    burned_count: number | null
    /** … and once it is over (FA-2). */
    seed: string | null
  }
  rounds: {
    code: string
    table_id: TableId
    number: number
    shoe: number
    shoe_round: number
    began_at: number
    ended_at: number | null
    outcome: RoundOutcome | null
    first_version: number
    last_version: number | null
    /** The record that voids it (FL-2). */
    voided_version: number | null
  }
  accounts: {
    id: string
    owner: string
    kind: AccountKind
    currency: string
    balance: Generated<number>
    /** Grows with every entry: of two readings of a balance the one with the higher version is the newer. */
    version: Generated<number>
    may_overdraw: boolean
    /** Of a side of a table, and of what an operator gave there. */
    table_id: TableId | null
    operator: OperatorId | null
  }
  transfers: {
    id: Generated<number>
    key: string
    kind: string
    round: RoundCode | null
    input_hash: string
    at: number
    note: string | null
    /** Which step of which payment it is. */
    payment: string | null
    step: string | null
    /** Whose players it brought money, or took it from. */
    operator: OperatorId | null
  }
  entries: {
    transfer_id: number
    line: number
    account_id: string
    amount: number
    balance_after: number
  }
}
