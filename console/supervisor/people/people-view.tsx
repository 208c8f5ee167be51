import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import { lookAtMutes, useMutes } from '#console/state/measures'
import css from '#console/supervisor/people/people-view.module.css'
import { openDialog, useOpened } from '#console/supervisor/state'
import { useTableName } from '#console/supervisor/table/use-names'
import { HTTP } from '#protocol/http'
import type { OpenSessionsAnswer } from '#protocol/http/supervision'
import { Button } from '#ui/kit/button'
import { Scroller } from '#ui/kit/scroller'
import { ask, isProblem } from '#ui/net/http'

const AGAIN_MILLIS = 10_000

/** Who plays with money taken to a table, and who may not write. */
export function PeopleView() {
  const { people } = useWords().supervisor
  return (
    <Scroller className={css.page} role="region" aria-label={people.title}>
      <Sessions />
      <Mutes />
    </Scroller>
  )
}

function Sessions() {
  const { people } = useWords().supervisor
  const [answer, setAnswer] = useState<OpenSessionsAnswer | null>(null)
  const look = useCallback(async () => {
    const told = await ask(HTTP.openSessions, 'GET', '/api/staff/sessions')
    if (!isProblem(told)) setAnswer(told)
  }, [])
  // When a dialog has closed something may have ended.
  const isAsking = useOpened(({ dialog }) => dialog !== null)
  useEffect(() => {
    if (isAsking) return undefined
    void look()
    const timer = setInterval(() => void look(), AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [look, isAsking])
  const { name, table, money, since, state, order } = people.heads
  return (
    <Listing
      title={people.sessions}
      none={people.sessionsNone}
      heads={[name, table, money, since, state, order]}
      rows={answer?.sessions.map((session) => <Session key={session.session} session={session} />)}
    >
      {answer !== null && answer.more > 0 && <p className={css.none}>{people.sessionsMore(answer.more)}</p>}
    </Listing>
  )
}

function Session({ session }: { readonly session: OpenSessionsAnswer['sessions'][number] }) {
  const { people } = useWords().supervisor
  const formats = useFormats()
  const table = useTableName(session.table)
  const states: Readonly<Record<string, string>> = people.states
  const { player, name } = session
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{table}</td>
      <td>{session.currency}</td>
      <td>{formats.dayAndTime(session.openedAt)}</td>
      <td>{states[session.state] ?? session.state}</td>
      <td>
        <Button
          size="small"
          onClick={() => openDialog({ ask: 'endSession', session: session.session, who: { player, name } })}
        >
          {people.end}
        </Button>
      </td>
    </tr>
  )
}

function Mutes() {
  const { people, table } = useWords().supervisor
  const formats = useFormats()
  const mutes = useMutes(({ mutes: all }) => all)
  useEffect(() => {
    void lookAtMutes()
    const timer = setInterval(() => void lookAtMutes(), AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [])
  const heads = people.heads
  return (
    <Listing
      title={people.mutes}
      none={people.mutesNone}
      heads={[heads.name, heads.by, heads.since, heads.until, heads.why, heads.order]}
      rows={mutes?.map(({ player, name, by, at, until, reason }) => (
        <tr key={player}>
          <th scope="row">{name}</th>
          <td>{by}</td>
          <td>{formats.dayAndTime(at)}</td>
          <td>{until === null ? people.forGood : formats.dayAndTime(until)}</td>
          <td>{reason}</td>
          <td>
            <Button size="small" onClick={() => openDialog({ ask: 'unmute', who: { player, name } })}>
              {table.unmute}
            </Button>
          </td>
        </tr>
      ))}
    />
  )
}

interface ListingProps {
  readonly title: string
  readonly none: string
  readonly heads: readonly string[]
  /** Undefined until they are known. */
  readonly rows: readonly ReactNode[] | undefined
  readonly children?: ReactNode
}

function Listing({ title, none, heads, rows, children }: ListingProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows?.length === 0 && <p className={css.none}>{none}</p>}
      {rows !== undefined && rows.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      )}
      {children}
    </section>
  )
}
