import { useEffect } from 'react'
import { Link } from 'wouter'
import css from '#console/dealer/choose/choose-table.module.css'
import { useLiveTables } from '#console/dealer/choose/live-tables'
import { TableRow } from '#console/dealer/choose/table-row'
import { useWords } from '#console/i18n/language'
import { LeaveButtons } from '#console/sign-in/leave-buttons'
import { useSession } from '#console/state/session'
import { Mark } from '#ui/draw/mark'

/** Which live table this console is for. */
export function ChooseTable({ onChoose }: { readonly onChoose: (table: string) => void }) {
  const { dealer } = useWords()
  const member = useSession(({ member: known }) => known)
  const tables = useLiveTables()
  const isKnown = member !== null && member !== 'asking'
  useEffect(() => {
    document.title = dealer.title
  }, [dealer])
  return (
    <main className={css.page}>
      <header className={css.head}>
        <Mark size={44} />
        <div>
          <h1>{dealer.choose.title}</h1>
          <p>{dealer.choose.lead(isKnown ? member.name : '')}</p>
        </div>
      </header>
      <ul className={css.list}>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onChoose={() => onChoose(table.id)} />
        ))}
      </ul>
      {tables?.length === 0 && <p className={css.none}>{dealer.choose.none}</p>}
      <footer className={css.foot}>
        {isKnown && member.role !== 'dealer' && <Link to="/">{dealer.choose.consoles}</Link>}
        <LeaveButtons />
      </footer>
    </main>
  )
}
