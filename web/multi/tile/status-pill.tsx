import { useWords } from '#web/i18n/language'
import { Countdown } from '#web/multi/tile/countdown'
import type { Look } from '#web/multi/tile/look'
import css from '#web/multi/tile/status-pill.module.css'
import type { SideWords } from '#web/roads/side-words'

interface Props {
  readonly sides: SideWords
  readonly look: Look
  readonly isLast: boolean
}

/** What happens at the table, in two or three words: the clock while betting is open, then the result. */
export function StatusPill({ sides, look, isLast }: Props) {
  const { multi: words } = useWords()
  const { kind, until, outcome } = look
  if (outcome !== null) {
    return (
      <p className={css.pill} data-tone={outcome.winner}>
        {sides.outcome[outcome.winner](outcome.player, outcome.banker)}
      </p>
    )
  }
  if (kind === 'result') return null
  if (kind !== 'open') {
    return (
      <p className={css.pill} data-tone={kind === 'paused' || kind === 'cancelled' ? 'stop' : 'plain'}>
        {words.states[kind]}
      </p>
    )
  }
  return (
    <p className={css.pill} data-tone={isLast ? 'last' : 'open'}>
      {isLast ? words.states.last : words.states.open}
      {until !== null && (
        <>
          <span aria-hidden="true"> – </span>
          <Countdown key={until} until={until} />
        </>
      )}
    </p>
  )
}
