import { BellRing, Check, Hand } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#console/i18n/language'
import { useSession } from '#console/state/session'
import { ageWords } from '#console/supervisor/floor/ages'
import css from '#console/supervisor/floor/alarm-strip.module.css'
import { isUnseen } from '#console/supervisor/floor/arrange'
import { alarmName, alarmText } from '#console/supervisor/floor/condition'
import { acknowledge } from '#console/supervisor/orders/send'
import { openTable } from '#console/supervisor/state'
import type { FloorTable } from '#protocol/staff/to-supervisor'
import { Button } from '#ui/kit/button'
import { serverNow } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'

/** Every table that calls, the unseen and the oldest first: what happened, since when, who is coming. */
export function AlarmStrip({ tables }: { readonly tables: readonly FloorTable[] }) {
  const { floor } = useWords().supervisor
  const calling = tables
    .filter(({ alarm }) => alarm !== null)
    .sort(
      (one, other) =>
        Number(isUnseen(other)) - Number(isUnseen(one)) ||
        (one.alarm?.since ?? 0) - (other.alarm?.since ?? 0),
    )
  return (
    <section className={css.strip} aria-label={floor.alarmsTitle} aria-live="assertive">
      {calling.length > 0 && (
        <ul>
          {calling.map((table) => (
            <Call key={table.table} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Call({ table }: { readonly table: FloorTable }) {
  const { supervisor } = useWords()
  const { floor } = supervisor
  const { alarm } = table
  if (alarm === null) return null
  return (
    <li className={css.call} data-seen={alarm.seen !== null}>
      <BellRing className={css.icon} aria-hidden />
      <button type="button" className={css.open} onClick={() => openTable(table.table)}>
        <strong>{table.name}</strong>
        <b>{alarmName(supervisor, table)}</b>
        <span>{alarmText(supervisor, alarm)}</span>
      </button>
      <span className={css.who}>
        {alarm.solvedBy === 'dealer' ? floor.solvedBy.dealer : floor.solvedBy.supervisor}
      </span>
      <Since since={alarm.since} />
      <Coming table={table} />
    </li>
  )
}

function Since({ since }: { readonly since: number }) {
  const { supervisor } = useWords()
  useEvery(1_000)
  return (
    <span className={css.since} aria-live="off">
      {supervisor.floor.since(ageWords(supervisor, serverNow() - since))}
    </span>
  )
}

/** “I’m coming”, or who is. */
export function Coming({ table: { table, alarm } }: { readonly table: FloorTable }) {
  const { floor } = useWords().supervisor
  const me = useSession(({ member }) => (typeof member === 'object' ? (member?.name ?? null) : null))
  const [isSent, setSent] = useState(false)
  if (alarm === null) return null
  if (alarm.seen !== null) {
    return (
      <span className={css.coming}>
        <Check aria-hidden />
        {alarm.seen.by === me ? floor.coming : floor.seenBy(alarm.seen.by)}
      </span>
    )
  }
  const come = async () => {
    setSent(true)
    await acknowledge(table)
    setSent(false)
  }
  return (
    <Button size="small" disabled={isSent} onClick={() => void come()}>
      <Hand size={16} aria-hidden />
      {floor.come}
    </Button>
  )
}
