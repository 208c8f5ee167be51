import '#web/table/fire-blaze/ember.css'
import { useMemo, useState } from 'react'
import { serverNow } from '#web/state/clock'
import { beatsOf, endOf } from '#web/table/fire-blaze/beats'
import { type DrawnBonus, drawnBonus } from '#web/table/fire-blaze/fire-round'
import { type RecordedBonus, useRecordedBonus } from '#web/table/fire-blaze/recorded'
import { ShowScreen } from '#web/table/fire-blaze/show-screen'
import { useBeat } from '#web/table/fire-blaze/use-beat'
import type { TableProps } from '#web/table/table-props'
import { useStill } from '#web/ui/use-still'

/** The bonus over the whole table, as it was recorded: it decides nothing, and everybody sees the same. */
export function FireBlazeShow({ table, state }: TableProps) {
  const code = state.round?.code ?? null
  const recorded = useRecordedBonus(table, code)
  const [left, setLeft] = useState<string | null>(null)
  const drawn = drawnBonus(state)
  if (drawn === null || left === code) return null
  return (
    <Show
      key={code}
      table={table}
      state={state}
      drawn={drawn}
      recorded={recorded}
      onLeave={() => setLeft(code)}
    />
  )
}

interface ShowProps extends TableProps {
  readonly drawn: DrawnBonus
  readonly recorded: RecordedBonus | null
  readonly onLeave: () => void
}

function Show({ table, state, drawn, recorded, onLeave }: ShowProps) {
  const isStill = useStill()
  const [cameAt] = useState(serverNow)
  const [skippedAt, setSkippedAt] = useState<number | null>(null)
  const { rules, level, bonus } = drawn
  const all = useMemo(
    () => (recorded === null ? null : beatsOf(rules, level, recorded.spins)),
    [rules, level, recorded],
  )
  const end = useMemo(() => endOf(bonus), [bonus])
  const plays = all !== null && recorded !== null && !isStill && skippedAt === null
  const beat = useBeat(plays ? all : end, plays ? recorded.at : (skippedAt ?? cameAt))
  if (beat === null) return null
  const skip = () => (beat.kind === 'over' ? onLeave() : setSkippedAt(serverNow()))
  return <ShowScreen table={table} state={state} drawn={drawn} beat={beat} onSkip={skip} />
}
