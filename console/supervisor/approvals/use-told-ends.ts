import { useEffect } from 'react'
import { useSpoken } from '#console/i18n/language'
import { useApprovals } from '#console/state/approvals'
import { useFloor } from '#console/state/floor'
import { useSession } from '#console/state/session'
import type { ApprovalOver } from '#protocol/staff/approvals'
import { type ToastKind, toast } from '#ui/kit/toast'

const KINDS: Readonly<Record<ApprovalOver['end'], ToastKind>> = {
  done: 'good',
  refused: 'warning',
  withdrawn: 'info',
  gone: 'warning',
  failed: 'stop',
}

/** How an order that waited came to its end is told to both who had to do with it, wherever they look. */
export function useToldEnds(): void {
  useEffect(
    () =>
      useApprovals.subscribe(({ over }, before) => {
        if (over !== null && over !== before.over) tell(over)
      }),
    [],
  )
}

function tell(over: ApprovalOver): void {
  const { approvals } = useSpoken.getState().words.supervisor
  const { member } = useSession.getState()
  const me = typeof member === 'object' ? member?.name : null
  const isAbout = over.by === me || over.second === me
  const table = useFloor.getState().tables?.find((one) => one.table === over.table)?.name ?? over.table
  const text = approvals.endText(approvals.what[over.command.do], table, over.by)
  const second = over.second === null ? '' : ` ${approvals.secondWas(over.second)}`
  const why = over.end === 'failed' ? ` ${over.text}` : ''
  toast(KINDS[over.end], approvals.ends[over.end], `${text}${second}${why}`, isAbout && over.end === 'failed')
}
