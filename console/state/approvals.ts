import { create } from 'zustand'
import type { Approval, ApprovalOver } from '#protocol/staff/approvals'

interface Approvals {
  /** What waits for a second person. */
  readonly waiting: readonly Approval[]
  /** The one that ended last. */
  readonly over: ApprovalOver | null
}

export const useApprovals = create<Approvals>(() => ({ waiting: [], over: null }))

export function heardApprovals(waiting: readonly Approval[]): void {
  useApprovals.setState({ waiting })
}

export function heardApprovalOver(over: ApprovalOver): void {
  useApprovals.setState({ over })
}
