import { X } from 'lucide-react'
import { IconButton } from '#ui/kit/icon-button'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/side/tile-head.module.css'
import { usePerson } from '#web/state/person'
import { useTableSession } from '#web/state/table-sessions'
import { usePlace } from '#web/state/tables'
import { limitsLine } from '#web/table/chips/limits-line'

interface Props {
  readonly table: string
  readonly name: string
  readonly onLeave: () => void
}

/** Which of the tables this is, its numbers (TP-12), and the way out of it alone. */
export function TileHead({ table, name, onLeave }: Props) {
  const words = useWords()
  const formats = useFormats()
  const me = usePerson(({ person }) => person?.player ?? '')
  const session = useTableSession(table)
  const state = usePlace(table).tracked?.state
  return (
    <div className={css.head}>
      <h2>{name}</h2>
      {state !== undefined && <p className={css.limits}>{limitsLine(state, me, formats)}</p>}
      {session !== null && (
        <p className={css.numbers} title={words.side.numbers(session.session, session.participation)}>
          {words.table.sessionShort} {session.session} · {words.table.participationShort}{' '}
          {session.participation}
        </p>
      )}
      <IconButton className={css.leave} label={words.side.leave(name)} icon={<X />} onClick={onLeave} />
    </div>
  )
}
