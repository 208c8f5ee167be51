import type { ReactNode } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import css from '#console/supervisor/talk/lines.module.css'
import { Scroller } from '#ui/kit/scroller'
import { useStick } from '#ui/kit/use-stick'

interface SaidLine {
  readonly line: number
  readonly name: string
  readonly role: 'player' | 'dealer' | 'supervisor'
  readonly text: string
  readonly at: number
}

interface Props<Line extends SaidLine> {
  readonly label: string
  readonly empty: string
  readonly lines: readonly Line[]
  /** What can be done about a line. */
  readonly after?: (line: Line) => ReactNode
}

/** What was said, oldest first, at its end unless somebody reads further up. */
export function Lines<Line extends SaidLine>({ label, empty, lines, after }: Props<Line>) {
  const { roles } = useWords().supervisor.table.chat
  const formats = useFormats()
  const { ref, scrolled } = useStick(lines.length, lines.at(-1)?.line)
  return (
    <Scroller ref={ref} className={css.lines} role="log" aria-label={label} onScroll={scrolled}>
      {lines.length === 0 && <p className={css.empty}>{empty}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line.line} className={css.line} data-role={line.role}>
            <p className={css.who}>
              <bdi>{line.name}</bdi>
              {line.role !== 'player' && <small>{roles[line.role]}</small>}
              <time dateTime={new Date(line.at).toISOString()}>{formats.time(line.at)}</time>
            </p>
            <p className={css.text}>
              <bdi>{line.text}</bdi>
              {after?.(line)}
            </p>
          </li>
        ))}
      </ol>
    </Scroller>
  )
}
