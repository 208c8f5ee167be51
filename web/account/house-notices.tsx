import { lazy, Suspense } from 'react'
import { useRoute } from 'wouter'
import css from '#web/account/notices/bar.module.css'
import { HouseBar } from '#web/account/notices/house-bar'
import { useMotion } from '#web/account/notices/use-motion'
import { usePlayNews } from '#web/account/notices/use-play-news'
import { useIsRegulated } from '#web/account/table-money/use-regulated'
import { useNotices } from '#web/state/notices'

/** Fetched when one is first needed. */
const CheckNotice = lazy(async () => ({
  default: (await import('#web/account/notices/check-notice')).CheckNotice,
}))
const TableMoneyNotice = lazy(async () => ({
  default: (await import('#web/account/notices/table-money-notice')).TableMoneyNotice,
}))

/** What the house has to say to this player on any screen: reality checks, stops, money for a table. */
export function HouseNotices() {
  const [, at] = useRoute('/tables/:table')
  const table = at?.table ?? null
  const hasCheck = useNotices(({ check }) => check !== null)
  const isRegulated = useIsRegulated(table)
  usePlayNews(table)
  useMotion()
  return (
    <>
      <div className={css.bars}>
        <HouseBar />
        <Suspense>{hasCheck && <CheckNotice />}</Suspense>
      </div>
      <Suspense>{isRegulated && table !== null && <TableMoneyNotice key={table} table={table} />}</Suspense>
    </>
  )
}
