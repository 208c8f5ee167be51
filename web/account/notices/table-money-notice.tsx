import { useEffect, useState } from 'react'
import { isProblem } from '#ui/net/http'
import { TakeDialog } from '#web/account/table-money/take-dialog'
import { useOverlay } from '#web/state/overlay'
import { AMOUNT_NEEDED, useTableSessions } from '#web/state/table-sessions'

interface Props {
  readonly table: string
  /** Of several tables: this one has the focus. */
  readonly isHere: boolean
}

/** Asks once, when somebody comes to a table of regulated play without a session (TP-18). Later the cashier does. */
export function TableMoneyNotice({ table, isHere }: Props) {
  const known = useTableSessions(({ sessions }) => sessions[table])
  const overlay = useOverlay(({ overlay: open }) => open)
  const [asked, setAsked] = useState(false)
  const hasSession = known !== undefined && !isProblem(known)
  useEffect(() => {
    if (hasSession) setAsked(true)
  }, [hasSession])
  const isNeeded = known !== undefined && isProblem(known) && known.error === AMOUNT_NEEDED
  if (!isHere || !isNeeded || asked || overlay !== null) return null
  return <TakeDialog table={table} onClose={() => setAsked(true)} />
}
