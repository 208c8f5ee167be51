import { useEffect } from 'react'
import { useLiveTables } from '#console/dealer/choose/live-tables'
import { DealerScreen } from '#console/dealer/screen'
import css from '#console/dealer/screen.module.css'
import { useWords } from '#console/i18n/language'
import { join, leave } from '#console/net/line'
import { usePlace } from '#console/state/tables'
import { Button } from '#ui/kit/button'

interface Props {
  readonly table: string
  readonly onLeave: () => void
}

/** At a table: joined for as long as somebody stands here. */
export function AtTable({ table, onLeave }: Props) {
  const { line, dealer } = useWords()
  const { tracked, trouble } = usePlace(table)
  const tables = useLiveTables()
  const listed = tables?.find(({ id }) => id === table)
  useEffect(() => {
    join(table)
    return () => leave(table)
  }, [table])
  useEffect(() => {
    document.title = listed?.name ?? dealer.title
  }, [listed, dealer])
  if (tracked === null || tracked.state.live === undefined) {
    return (
      <main className={css.waiting}>
        <h1>{dealer.title}</h1>
        <p role="status">{line.opening}</p>
        <Button onClick={onLeave}>{dealer.menu.other}</Button>
      </main>
    )
  }
  return (
    <DealerScreen table={table} listed={listed} state={tracked.state} trouble={trouble} onOther={onLeave} />
  )
}
