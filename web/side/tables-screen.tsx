import { lazy, Suspense, useEffect, useRef } from 'react'
import { watchLobby } from '#web/net/house'
import { Lines } from '#web/side/lines'
import css from '#web/side/tables-screen.module.css'
import { Tile } from '#web/side/tile'
import { useTiling } from '#web/side/use-tiling'
import { useFocused } from '#web/state/at-tables'
import { mainIf } from '#web/table/frame/frame'
import { LostBanner } from '#web/table/status/lost-banner'

const Announcer = lazy(async () => ({ default: (await import('#web/senses/announcer')).Announcer }))
/** What only several tables need. */
const Strip = lazy(async () => ({ default: (await import('#web/side/strip')).Strip }))
const FreePlaces = lazy(async () => ({ default: (await import('#web/side/free-places')).FreePlaces }))
const TileKeys = lazy(async () => ({ default: (await import('#web/side/tile-keys')).TileKeys }))

/** One table over the whole window, or several side by side (MP-9). */
export function TablesScreen({ tables }: { readonly tables: readonly string[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const tiling = useTiling(ref, tables)
  const focused = useFocused() ?? tables[0] ?? ''
  const among = tables.length > 1
  const isOneShown = among && tiling.look === 'one'
  useEffect(() => watchLobby('list'), [])
  return (
    <div className={css.screen}>
      <Lines tables={tables} focused={focused} />
      {isOneShown && (
        <Suspense fallback={<div className={css.strip} />}>
          <Strip tables={tables} shown={focused} />
        </Suspense>
      )}
      <div
        ref={ref}
        className={css.tiles}
        data-look={tiling.look}
        style={{ '--columns': tiling.columns, '--rows': tiling.rows } as React.CSSProperties}
        {...mainIf(among)}
      >
        {tables.map((table) => (
          <Tile
            key={table}
            table={table}
            among={among}
            hasHead={among && !isOneShown}
            isHidden={isOneShown && table !== focused}
          />
        ))}
        {among && !isOneShown && (
          <Suspense>
            <FreePlaces tables={tables} places={tiling.columns * tiling.rows - tables.length} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {tables.map((table) => (
          <Announcer key={table} table={table} />
        ))}
        {among && <TileKeys tables={tables} />}
      </Suspense>
      <LostBanner />
    </div>
  )
}
