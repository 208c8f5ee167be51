import { lazy, Suspense } from 'react'
import type { TableProps } from '#web/families/parts'

const Track = lazy(async () => ({
  default: (await import('#web/table/blackjack/fire-blaze/fire-blaze-track')).FireBlazeTrack,
}))
const Show = lazy(async () => ({
  default: (await import('#web/table/blackjack/fire-blaze/fire-blaze-show')).FireBlazeShow,
}))

/** Points and levels of the round (MF-23): fetched where the game has them. */
export function FireTrack(props: TableProps<'blackjack'>) {
  return (
    <Suspense>
      <Track {...props} />
    </Suspense>
  )
}

/** The bonus, over everything. */
export function FireShow(props: TableProps<'blackjack'>) {
  return (
    <Suspense>
      <Show {...props} />
    </Suspense>
  )
}
