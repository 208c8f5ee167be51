import { useState } from 'react'
import { AtTable } from '#console/dealer/at-table'
import { ChooseTable } from '#console/dealer/choose/choose-table'
import css from '#console/dealer/dealer-console.module.css'
import { LineBar } from '#console/line-bar'
import { useSession } from '#console/state/session'

/** One live table and whoever deals there. Another person at the same table has another line to it. */
export function DealerConsole() {
  const [table, setTable] = useState(keptTable)
  const name = useSession(({ member }) => (member === null || member === 'asking' ? '' : member.name))
  const choose = (chosen: string | null) => {
    keepTable(chosen)
    setTable(chosen)
  }
  return (
    <div className={css.console}>
      {table === null ? (
        <>
          <LineBar />
          <ChooseTable onChoose={choose} />
        </>
      ) : (
        <AtTable key={`${table} ${name}`} table={table} onLeave={() => choose(null)} />
      )}
    </div>
  )
}

const KEPT = 'sabot-dealer-table'

/** A console stands at one table for weeks: it remembers which. */
function keptTable(): string | null {
  return localStorage.getItem(KEPT)
}

function keepTable(table: string | null): void {
  if (table === null) localStorage.removeItem(KEPT)
  else localStorage.setItem(KEPT, table)
}
