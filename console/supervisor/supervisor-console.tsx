import { useEffect, useState } from 'react'
import { useWords } from '#console/i18n/language'
import { LineBar } from '#console/line-bar'
import { watchFloor } from '#console/net/line'
import { useFloor } from '#console/state/floor'
import { WaitingStrip } from '#console/supervisor/approvals/waiting-strip'
import { isUnseen } from '#console/supervisor/floor/arrange'
import { isSoundOn, keepSound } from '#console/supervisor/floor/bell'
import { FloorView } from '#console/supervisor/floor/floor-view'
import { useBell } from '#console/supervisor/floor/use-bell'
import { LogView } from '#console/supervisor/log/log-view'
import { Dialogs } from '#console/supervisor/orders/dialogs'
import { ClosuresView } from '#console/supervisor/people/closures-view'
import { PeopleView } from '#console/supervisor/people/people-view'
import { closeDialog, useOpened, type View } from '#console/supervisor/state'
import css from '#console/supervisor/supervisor-console.module.css'
import { useSupportRooms } from '#console/supervisor/support/rooms'
import { SupportView } from '#console/supervisor/support/support-view'
import { TablePanel } from '#console/supervisor/table/table-panel'
import { TopBar } from '#console/supervisor/top-bar'

/** The whole floor before one person: what calls, all tables, one of them beside, and who did what. */
export function SupervisorConsole() {
  const { view, table } = useOpened()
  const [isLoud, setLoud] = useState(isSoundOn)
  useEffect(() => {
    watchFloor(true)
    return () => {
      watchFloor(false)
      closeDialog()
    }
  }, [])
  useBell(isLoud)
  useTitle()
  const support = useSupportRooms(view === 'support')
  return (
    <div className={css.console}>
      <TopBar
        isLoud={isLoud}
        onLoud={(on) => {
          keepSound(on)
          setLoud(on)
        }}
        waiting={support.waiting}
      />
      <LineBar />
      <WaitingStrip />
      <main className={css.main} data-view={view} data-table={table !== null}>
        <Page view={view} table={table} support={support} />
      </main>
      <Dialogs />
    </div>
  )
}

interface PageProps {
  readonly view: View
  readonly table: string | null
  readonly support: ReturnType<typeof useSupportRooms>
}

function Page({ view, table, support }: PageProps) {
  switch (view) {
    case 'floor':
      return (
        <>
          <FloorView />
          {table !== null && <TablePanel key={table} table={table} />}
        </>
      )
    case 'support':
      return <SupportView support={support} />
    case 'log':
      return <LogView />
    case 'people':
      return <PeopleView />
    case 'closures':
      return <ClosuresView />
    default:
      return view satisfies never
  }
}

/** Alarms are seen in a tab that is not in front. */
function useTitle(): void {
  const { title } = useWords().supervisor
  const unseen = useFloor(({ tables }) => tables?.filter(isUnseen).length ?? 0)
  useEffect(() => {
    const before = document.title
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}Sabot · ${title}`
    return () => {
      document.title = before
    }
  }, [unseen, title])
}
