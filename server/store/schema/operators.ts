import type { Generated } from 'kysely'

/** How operators' players come in, and every call to an operator's wallet. */
export interface OperatorsSchema {
  operator_visits: { player_id: string; language: string; return_url: string | null; at: number }
  launches: {
    token_hash: string
    player_id: string
    operator: string
    language: string
    table_id: string | null
    return_url: string | null
    ends_at: number
  }
  operator_nonces: { operator: string; nonce: string; at: number }
  wallet_calls: {
    id: Generated<number>
    /** The transaction id that the operator knows it by. */
    code: string
    operator: string
    player_id: string
    table_id: string
    round: string
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
