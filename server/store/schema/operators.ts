import type { Generated } from 'kysely'
import type { OperatorId, PlayerId, RoundCode, TableId } from '#engine/ids'

/** How operators' players come in, and every call to an operator's wallet. */
export interface OperatorsSchema {
  operator_visits: { player_id: PlayerId; language: string; return_url: string | null; at: number }
  launches: {
    token_hash: string
    player_id: PlayerId
    operator: OperatorId
    language: string
    table_id: TableId | null
    return_url: string | null
    ends_at: number
  }
  operator_nonces: { operator: OperatorId; nonce: string; at: number }
  wallet_calls: {
    id: Generated<number>
    /** The transaction id that the operator knows it by. */
    code: string
    operator: OperatorId
    player_id: PlayerId
    table_id: TableId
    round: RoundCode
    kind: 'debit' | 'credit' | 'cancel'
    /** What a cancel takes back. */
    debit_code: string | null
    amount: number
    currency: string
    /** A debit is asked, then booked, refused or given up; the others wait until they are done. */
    state: 'asked' | 'booked' | 'refused' | 'given-up' | 'waiting' | 'done'
    tries: Generated<number>
    next_at: number
    claimed_until: Generated<number>
    /** Why the last try failed. */
    trouble: string | null
    at: number
    done_at: number | null
  }
}
