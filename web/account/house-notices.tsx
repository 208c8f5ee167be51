import { lazy, Suspense, useEffect, useRef } from 'react'
import css from '#web/account/notices/bar.module.css'
import { HouseBar } from '#web/account/notices/house-bar'
import { useClear } from '#web/account/notices/use-clear'
import { useFloorNews } from '#web/account/notices/use-floor-news'
import { usePlayNews } from '#web/account/notices/use-play-news'
import { useFocused } from '#web/state/at-tables'
import { useNotices } from '#web/state/notices'
import { useSetting } from '#web/state/settings'
import { useIsRegulated } from '#web/state/table-sessions'

/** Fetched when one is first needed. */
const CheckNotice = lazy(async () => ({
  default: (await import('#web/account/notices/check-notice')).CheckNotice,
}))
const TableMoneyNotice = lazy(async () => ({
  default: (await import('#web/account/notices/table-money-notice')).TableMoneyNotice,
}))

/** What the house has to say to this player on any screen: reality checks, stops, money for a table. */
export function HouseNotices({ tables }: { readonly tables: readonly string[] }) {
  const focused = useFocused()
  const hasCheck = useNotices(({ check }) => check !== null)
  const isRegulated = useIsRegulated(focused)
  const bars = useRef<HTMLDivElement>(null)
  const down = useClear(bars)
  usePlayNews()
  useFloorNews()
  useMotion()
  return (
    <>
      <div ref={bars} className={css.bars} style={{ translate: `0 ${down}px` }}>
        <HouseBar />
        <Suspense>{hasCheck && <CheckNotice />}</Suspense>
      </div>
      <Suspense>
        {isRegulated &&
          tables.map((table) => <TableMoneyNotice key={table} table={table} isHere={table === focused} />)}
      </Suspense>
    </>
  )
}

const MOTION = { system: null, on: 'reduced', off: 'full' } as const

/** The player's wish about movement, for every stylesheet to see. */
export function useMotion(): void {
  const motion = MOTION[useSetting('reducedMotion')]
  useEffect(() => {
    if (motion === null) document.documentElement.removeAttribute('data-motion')
    else document.documentElement.setAttribute('data-motion', motion)
  }, [motion])
}
