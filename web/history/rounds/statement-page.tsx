import { useState } from 'react'
import { HTTP } from '#protocol/http'
import type { StatementAnswer, StatementEntry } from '#protocol/http/history'
import { Button } from '#ui/kit/button'
import { HistoryEmpty, HistoryProblem } from '#web/history/history-problem'
import { addressOf, ownZone } from '#web/history/rounds/range'
import { type Choice, RangeBar } from '#web/history/rounds/range-bar'
import css from '#web/history/rounds/statement-page.module.css'
import { usePaged } from '#web/history/use-paged'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  readonly choice: Choice
  readonly today: string
  readonly onChoose: (choice: Choice) => void
  readonly onOpen: (code: string) => void
}

const PAGE = '100'

/** Every movement of the player's accounts, in the order of the book. */
export function StatementPage({ choice, today, onChoose, onOpen }: Props) {
  const { history: words, common } = useWords()
  const [zone] = useState(ownZone)
  const { pages, problem, loading, more, again } = usePaged(
    HTTP.statement,
    addressOf('/api/statement', choice.range, zone, { limit: PAGE }),
  )
  const [first] = pages
  const entries = pages.flatMap((page) => page.entries)
  return (
    <div className={css.page} aria-busy={loading}>
      <RangeBar choice={choice} today={today} onChoose={onChoose} files="/api/statement" />
      {problem !== null && <HistoryProblem problem={problem} onAgain={again} />}
      {first === undefined && loading && <p className={css.note}>{common.loading}</p>}
      {first !== undefined && first.keptBy !== null && (
        <p className={css.note}>{words.keptBy(first.keptBy)}</p>
      )}
      {first !== undefined && <Accounts accounts={first.accounts.filter(isUsed)} />}
      {first !== undefined && !loading && entries.length === 0 && (
        <HistoryEmpty title={words.noEntries} text={words.noEntriesText} />
      )}
      {entries.length > 0 && <Entries entries={entries} onOpen={onOpen} />}
      {more !== null && (
        <Button look="quiet" disabled={loading} onClick={more}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

/** Of golden chips and sessions only what was ever there. */
function isUsed({ account, opening, closing }: StatementAnswer['accounts'][number]): boolean {
  return account === 'cash' || opening > 0 || closing > 0
}

function Accounts({ accounts }: { readonly accounts: StatementAnswer['accounts'] }) {
  const { history: words } = useWords()
  const formats = useFormats()
  return (
    <ul className={css.accounts}>
      {accounts.map(({ account, currency, opening, closing }) => (
        <li key={`${account}/${currency}`}>
          <h3>{nameIn(words.account, account)}</h3>
          <dl>
            <dt>{words.opening}</dt>
            <dd>{formats.money(opening, currency)}</dd>
            <dt>{words.closing}</dt>
            <dd>{formats.money(closing, currency)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface EntriesProps {
  readonly entries: readonly StatementEntry[]
  readonly onOpen: (code: string) => void
}

function Entries({ entries, onOpen }: EntriesProps) {
  const { history: words } = useWords()
  const formats = useFormats()
  return (
    <table className={css.entries}>
      <caption className="unseen">{words.entries}</caption>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, kind, account, currency, round, amount, balance, returned }) => (
          <tr key={id}>
            <td>{formats.dayAndTime(at)}</td>
            <td>
              <span>{returned && kind !== 'cancel' ? words.stakeReturned : nameIn(words.kinds, kind)}</span>
              {account !== 'cash' && <small>{nameIn(words.account, account)}</small>}
              {round !== null && (
                <button type="button" aria-label={words.openRound(round)} onClick={() => onOpen(round)}>
                  {round}
                </button>
              )}
            </td>
            <td data-sign={amount > 0 ? 'in' : 'out'}>{formats.net(amount, currency)}</td>
            <td>{formats.money(balance, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** By its code; one that is newer than this page is shown as it is. */
function nameIn(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
