import { Download } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { useWords } from '#console/i18n/language'
import { useFloor } from '#console/state/floor'
import css from '#console/supervisor/log/log-filters.module.css'
import { ANYTHING, type LogQuery } from '#console/supervisor/log/query'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'
import { Select } from '#ui/kit/select'

interface Props {
  /** A new object each time: the same may be asked for once more. */
  readonly onShow: (query: LogQuery) => void
  /** Where the same is a file. */
  readonly file: string
}

export function LogFilters({ onShow, file }: Props) {
  const { log } = useWords().supervisor
  const tables = useFloor(({ tables: all }) => all)
  const [query, setQuery] = useState<LogQuery>(ANYTHING)
  const change = (part: Partial<LogQuery>) => setQuery((before) => ({ ...before, ...part }))
  const actions = useMemo(
    () => [
      { id: '', name: log.anything },
      ...Object.entries(log.actions)
        .map(([id, name]) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    ],
    [log],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShow({ ...query })
  }
  return (
    <form className={css.filters} aria-label={log.filters} onSubmit={submit}>
      <Field label={log.actor} value={query.actor} onChange={(actor) => change({ actor })} maxLength={80} />
      <Select
        label={log.action}
        value={query.action}
        options={actions}
        onChange={(action) => change({ action })}
      />
      <Select
        label={log.table}
        value={query.table}
        options={[
          { id: '', name: log.anyTable },
          ...(tables ?? []).map(({ table, name }) => ({ id: table, name })),
        ]}
        onChange={(table) => change({ table })}
      />
      <Field
        label={log.player}
        value={query.player}
        onChange={(player) => change({ player })}
        maxLength={80}
      />
      <Field label={log.text} value={query.text} onChange={(text) => change({ text })} maxLength={80} />
      <Field label={log.from} type="date" value={query.from} onChange={(from) => change({ from })} />
      <Field label={log.to} type="date" value={query.to} onChange={(to) => change({ to })} />
      <div className={css.buttons}>
        <Button type="submit" look="outline">
          {log.show}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setQuery(ANYTHING)
            onShow({ ...ANYTHING })
          }}
        >
          {log.clear}
        </Button>
        <a className={css.file} href={file} download>
          <Download size={16} aria-hidden />
          {log.csv}
        </a>
      </div>
    </form>
  )
}
