import '#web/table/blackjack/fire-blaze/ember.css'
import { useMemo, useState } from 'react'
import { useServerClock } from '#ui/net/clock'
import type { TableProps } from '#web/families/parts'
import { useStill } from '#web/state/use-still'
import { beatsOf, endOf } from '#web/table/blackjack/fire-blaze/beats'
import { type DrawnBonus, drawnBonus } from '#web/table/blackjack/fire-blaze/fire-round'
import { ShowScreen } from '#web/table/blackjack/fire-blaze/show-screen'
import { useBeat } from '#web/table/blackjack/fire-blaze/use-beat'
import { skipShow } from '#web/table/status/use-showing'

/** The bonus over the whole table, as it was recorded: it decides nothing, and everybody sees the same. */
export function FireBlazeShow({ table, state }: TableProps<'blackjack'>) {
  const code = state.round?.code ?? ''
  const [left, setLeft] = useState<string | null>(null)
  const drawn = drawnBonus(state)
  if (drawn === null || left === code) return null
  return (
    <Show
      key={code}
      table={table}
      state={state}
      drawn={drawn}
      onSkip={() => skipShow(table, code)}
      onLeave={() => setLeft(code)}
    />
  )
}

interface ShowProps extends TableProps<'blackjack'> {
  readonly drawn: DrawnBonus
  readonly onSkip: () => void
  readonly onLeave: () => void
}

function Show({ table, state, drawn, onSkip, onLeave }: ShowProps) {
  const isStill = useStill()
  const [cameAt] = useState(Date.now)
  const [skippedAt, setSkippedAt] = useState<number | null>(null)
  const { rules, level, bonus } = drawn
  const all = useMemo(() => beatsOf(rules, level, bonus.spins), [rules, level, bonus])
  const end = useMemo(() => endOf(bonus), [bonus])
  const plays = bonus.at !== null && !isStill && skippedAt === null
  // A clock that is put right meanwhile puts what everybody sees right, and leaves alone what only this window does.
  const ahead = useServerClock(({ aheadMillis }) => aheadMillis)
  const beat = useBeat(plays ? all : end, plays ? bonus.at - ahead : (skippedAt ?? cameAt))
  if (beat === null) return null
  const skip = () => {
    if (beat.kind === 'over') return onLeave()
    setSkippedAt(Date.now())
    onSkip()
  }
  return <ShowScreen table={table} state={state} drawn={drawn} beat={beat} onSkip={skip} />
}
