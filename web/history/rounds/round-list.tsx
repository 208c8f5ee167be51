import type { PlayedRound } from '#protocol/http/history'
import type { Day } from '#web/history/rounds/by-day'
import { daysAfter } from '#web/history/rounds/range'
import css from '#web/history/rounds/round-list.module.css'
import { toneOf, useTableName } from '#web/history/told'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  readonly days: readonly Day[]
  readonly today: string
  readonly open: string | null
  readonly onOpen: (code: string) => void
  /** All of one table: its name need not be said with each. */
  readonly isOneTable?: boolean
}

/** TP-7: the rounds of each day, newest first, with what the day came to. */
export function RoundList({ days, today, open, onOpen, isOneTable = false }: Props) {
  const { history: words } = useWords()
  const formats = useFormats()
  return (
    <div className={css.days}>
      {days.map(({ day, rounds, sums }) => (
        <section key={day} aria-label={dayName(day)}>
          <header className={css.day}>
            <h3>{dayName(day)}</h3>
            {sums !== null && (
              <p>
                {words.countRounds(sums.rounds)} ·{' '}
                <strong data-tone={sums.net > 0 ? 'won' : 'plain'}>
                  {formats.net(sums.net, rounds[0]?.currency ?? 'EUR')}
                </strong>
              </p>
            )}
          </header>
          <ul>
            {rounds.map((round) => (
              <li key={round.code}>
                <Row round={round} isOpen={round.code === open} onOpen={onOpen} isOneTable={isOneTable} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )

  function dayName(day: string): string {
    if (day === today) return words.today
    if (day === daysAfter(today, -1)) return words.yesterday
    // Noon is on that date wherever it is read.
    return formats.date(Date.parse(`${day}T12:00:00`))
  }
}

interface RowProps {
  readonly round: PlayedRound
  readonly isOpen: boolean
  readonly onOpen: (code: string) => void
  readonly isOneTable: boolean
}

function Row({ round, isOpen, onOpen, isOneTable }: RowProps) {
  const { history: words, games } = useWords()
  const formats = useFormats()
  const name = useTableName(round.table)
  const { staked, paid, currency, goldenStaked } = round
  const tone = toneOf(round)
  const time = <time dateTime={new Date(round.beganAt).toISOString()}>{formats.time(round.beganAt)}</time>
  return (
    <button
      type="button"
      className={css.row}
      data-cloth={round.game}
      data-round={round.code}
      aria-current={isOpen}
      onClick={() => onOpen(round.code)}
    >
      <span className={css.cloth} aria-hidden />
      <span className={css.what}>
        <strong>{isOneTable ? time : games[round.game].short}</strong>
        <small>
          {isOneTable ? (
            round.code
          ) : (
            <>
              {time} · {name}
            </>
          )}
        </small>
      </span>
      <span className={css.money}>
        <strong data-tone={tone}>{formats.net(paid - staked, currency)}</strong>
        <small>
          {round.outcome === 'settled' ? (
            staked === 0 && goldenStaked > 0 ? (
              words.goldenOf(formats.money(goldenStaked, currency, true))
            ) : (
              words.stakedOf(formats.money(staked, currency))
            )
          ) : (
            <em className={css.off}>{words[round.outcome]}</em>
          )}
        </small>
      </span>
    </button>
  )
}
