import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '#console/i18n/language'
import { join, leave } from '#console/net/line'
import { lookAtMutes } from '#console/state/measures'
import { usePlace } from '#console/state/tables'
import { openTable } from '#console/supervisor/state'
import { ChatPage } from '#console/supervisor/table/chat-page'
import { OrdersPanel } from '#console/supervisor/table/orders-panel'
import { PeoplePage } from '#console/supervisor/table/people-page'
import { RoundPage } from '#console/supervisor/table/round-page'
import { RulesPage } from '#console/supervisor/table/rules-page'
import { StateBanner } from '#console/supervisor/table/state-banner'
import { TableFacts } from '#console/supervisor/table/table-facts'
import css from '#console/supervisor/table/table-panel.module.css'
import { useFloorTable } from '#console/supervisor/table/use-names'
import type { TableState } from '#engine/table/types'
import { IconButton } from '#ui/kit/icon-button'
import { Tabs } from '#ui/kit/tabs'

const PAGES = ['round', 'people', 'chat', 'rules'] as const
type PageName = (typeof PAGES)[number]

const MUTES_MILLIS = 20_000

/** One table from near: what lies there, who plays, what is said, and every order. */
export function TablePanel({ table }: { readonly table: string }) {
  const { supervisor, games } = useWords()
  const words = supervisor.table
  const floor = useFloorTable(table)
  const { tracked, trouble } = usePlace(table)
  const [page, setPage] = useState<PageName>('round')
  useEffect(() => {
    join(table)
    void lookAtMutes()
    const timer = setInterval(() => void lookAtMutes(), MUTES_MILLIS)
    return () => {
      clearInterval(timer)
      leave(table)
    }
  }, [table])
  const state = tracked?.state ?? null
  const name = floor?.name ?? table
  return (
    <section className={css.panel} aria-label={name}>
      <header className={css.head}>
        <div>
          <h2>{name}</h2>
          {floor !== null && (
            <p>
              {games[floor.game].name} · {floor.live ? supervisor.floor.live : supervisor.floor.automatic}
            </p>
          )}
        </div>
        <IconButton label={words.close} icon={<X />} onClick={() => openTable(null)} />
      </header>
      {state === null ? (
        <p className={css.loading}>{words.loading}</p>
      ) : (
        <>
          {floor !== null && <StateBanner state={state} floor={floor} trouble={trouble} />}
          <TableFacts state={state} floor={floor} />
          <div className={css.body}>
            <div className={css.pages}>
              <Tabs
                label={words.pages.label}
                tabs={PAGES.map((id) => ({ id, name: words.pages[id] }))}
                open={page}
                onOpen={setPage}
              >
                <Page page={page} table={table} state={state} />
              </Tabs>
            </div>
            <OrdersPanel table={table} name={name} state={state} isClosed={floor?.closed != null} />
          </div>
        </>
      )}
    </section>
  )
}

interface PageProps {
  readonly page: PageName
  readonly table: string
  readonly state: TableState
}

function Page({ page, table, state }: PageProps) {
  switch (page) {
    case 'round':
      return <RoundPage state={state} />
    case 'people':
      return <PeoplePage table={table} state={state} />
    case 'chat':
      return <ChatPage table={table} />
    case 'rules':
      return <RulesPage state={state} />
    default:
      return page satisfies never
  }
}
