import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useWords } from '#console/i18n/language'
import { useFloor } from '#console/state/floor'
import { AlarmStrip } from '#console/supervisor/floor/alarm-strip'
import { type Arrangement, arranged } from '#console/supervisor/floor/arrange'
import { Filters } from '#console/supervisor/floor/filters'
import { FloorTile } from '#console/supervisor/floor/floor-tile'
import css from '#console/supervisor/floor/floor-view.module.css'
import { useFloorKeys } from '#console/supervisor/floor/use-floor-keys'
import { useSteady } from '#console/supervisor/floor/use-steady'
import { useOpened } from '#console/supervisor/state'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import { Scroller } from '#ui/kit/scroller'

const NO_TABLES: readonly FloorTable[] = []
/** More than these are drawn closer. */
const FEW = 20

/** All tables at a glance, those that call first. */
export function FloorView() {
  const { floor } = useWords().supervisor
  const tables = useFloor(({ tables: all }) => all)
  const open = useOpened(({ table }) => table)
  const [how, setHow] = useState<Arrangement>({ filter: 'all', text: '', sort: 'urgent' })
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const known = tables ?? NO_TABLES
  const now = useMemo(() => arranged(known, how), [known, how])
  const shown = useSteady(now, how)
  const { moved } = useFloorKeys(search, grid)
  return (
    <section className={css.floor} aria-label={floor.title}>
      <Filters tables={known} how={how} onChange={setHow} search={search} />
      <AlarmStrip tables={known} />
      <Scroller className={css.scroll} role="region" aria-label={floor.tables}>
        {tables === null && <p className={css.note}>{floor.loading}</p>}
        {tables !== null && shown.length === 0 && <p className={css.note}>{floor.none}</p>}
        <ul ref={grid} className={css.grid} onKeyDown={(event: KeyboardEvent) => moved(event)}>
          {shown.map((table) => (
            <FloorTile
              key={table.table}
              table={table}
              isOpen={table.table === open}
              isDense={known.length > FEW}
            />
          ))}
        </ul>
      </Scroller>
      <p className={css.keys}>{floor.keys}</p>
    </section>
  )
}
