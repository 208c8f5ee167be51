import type { ReactNode } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import css from '#console/supervisor/talk/remarks.module.css'
import { Scroller } from '#ui/kit/scroller'
import { useStick } from '#ui/kit/use-stick'

interface SaidRemark {
  readonly line: number
  readonly name: string
  readonly role: 'player' | 'dealer' | 'supervisor'
  readonly text: string
  readonly at: number
}

interface Props<Remark extends SaidRemark> {
  readonly label: string
  readonly empty: string
  readonly remarks: readonly Remark[]
  /** What can be done about a remark. */
  readonly after?: (remark: Remark) => ReactNode
}

/** What was said, oldest first, at its end unless somebody reads further up. */
export function Remarks<Remark extends SaidRemark>({ label, empty, remarks, after }: Props<Remark>) {
  const { roles } = useWords().supervisor.table.chat
  const formats = useFormats()
  const { ref, scrolled } = useStick(remarks.length, remarks.at(-1)?.line)
  return (
    <Scroller ref={ref} className={css.lines} role="log" aria-label={label} onScroll={scrolled}>
      {remarks.length === 0 && <p className={css.empty}>{empty}</p>}
      <ol>
        {remarks.map((remark) => (
          <li key={remark.line} className={css.line} data-role={remark.role}>
            <p className={css.who}>
              <bdi>{remark.name}</bdi>
              {remark.role !== 'player' && <small>{roles[remark.role]}</small>}
              <time dateTime={new Date(remark.at).toISOString()}>{formats.time(remark.at)}</time>
            </p>
            <p className={css.text}>
              <bdi>{remark.text}</bdi>
              {after?.(remark)}
            </p>
          </li>
        ))}
      </ol>
    </Scroller>
  )
}
