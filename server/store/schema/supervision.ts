import type { RoundCode, TableId } from '#engine/ids'
import type { ApprovalEnd } from '#protocol/staff/approvals'

/** What a second person has to agree to. */
export interface SupervisionSchema {
  approvals: {
    id: string
    /** Who ordered it, and under which id. */
    staff_id: string
    order_id: string
    table_id: TableId
    round: RoundCode
    /** JSON. */
    command: string
    asked_at: number
    ends_at: number
    /** Agreed, but nobody knows yet whether it was carried out. */
    state: 'waiting' | 'agreed' | ApprovalEnd
    second: string | null
    decided_at: number | null
    /** JSON: what the table said. */
    answer: string | null
  }
}
