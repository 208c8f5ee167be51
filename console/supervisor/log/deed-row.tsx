import { useFormats, useSpoken } from '#console/i18n/language'
import { actionWords, changesOf } from '#console/supervisor/log/changes'
import css from '#console/supervisor/log/log-view.module.css'
import type { Deed } from '#console/supervisor/log/use-log'
import { useKnownNames } from '#console/supervisor/people/names'
import { useTableName } from '#console/supervisor/table/use-names'

/** One deed: what it changed in words, all of it as it is written on demand. */
export function DeedRow({ deed }: { readonly deed: Deed }) {
  const { words } = useSpoken()
  const { supervisor } = words
  const { log } = supervisor
  const formats = useFormats()
  const changes = changesOf(deed.before, deed.after, { words: supervisor, formats, story: words.story })
  return (
    <tr data-wrong={deed.action.endsWith('-wrong')}>
      <td className={css.at}>
        <time dateTime={new Date(deed.at).toISOString()}>{formats.dayAndTime(deed.at)}</time>
      </td>
      <td>{deed.actor}</td>
      <th scope="row">{actionWords(deed.action, supervisor)}</th>
      <td>
        <Where deed={deed} />
      </td>
      <td className={css.why}>{deed.reason}</td>
      <td className={css.change}>
        {changes.length > 0 && (
          <dl>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {before !== null && <span data-old={after !== null}>{before}</span>}
                  {before !== null && after !== null && <i>{' → '}</i>}
                  {after !== null && <span>{after}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {(deed.before !== null || deed.after !== null) && (
          <details>
            <summary>{log.raw}</summary>
            <pre>{JSON.stringify({ before: deed.before, after: deed.after }, null, 2)}</pre>
          </details>
        )}
      </td>
    </tr>
  )
}

function Where({ deed: { table, player, subject } }: { readonly deed: Deed }) {
  const name = useTableName(table ?? '')
  const called = useKnownNames(({ names }) => names[player ?? ''])
  const isNamed = player !== null && subject.includes(player)
  // The number of a line of chat says nothing to anybody.
  const isSaid = subject !== table && !isNamed && !/^\d+$/.test(subject)
  return (
    <>
      {table === null ? null : <span>{name}</span>}
      {called !== undefined && <span className={css.player}>{called}</span>}
      {player !== null && <small>{player}</small>}
      {table === null && player === null && <span>{subject}</span>}
      {table !== null && isSaid && <small>{subject}</small>}
    </>
  )
}
