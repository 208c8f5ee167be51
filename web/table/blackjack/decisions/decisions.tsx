import { TimerRing } from '#ui/draw/timer-ring'
import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import type { Choice, Deciding } from '#web/table/blackjack/decisions/choices'
import { DecisionButton } from '#web/table/blackjack/decisions/decision-button'
import css from '#web/table/blackjack/decisions/decisions.module.css'
import { useCountdown } from '#web/table/blackjack/decisions/use-countdown'
import { pickSeat } from '#web/table/blackjack/seats/picked'
import { usePart } from '#web/table/frame/frame'

interface Props {
  readonly table: string
  readonly deciding: Deciding
  /** The other own hands that may be decided early. */
  readonly others: readonly Deciding[]
  readonly until: number | null
  readonly currency: string
  /** A hand of everybody, and no seat (MF-3). */
  readonly shared: boolean
  /** In the middle of the cloth, or in the dock of a phone. */
  readonly where: 'stage' | 'dock'
}

/** Left and right of the clock on the cloth; hit and stand lowest in the dock, where a slip costs nothing more. */
const ON_STAGE = ['double', 'hit', 'stand', 'split'] as const
const IN_DOCK = ['double', 'split', 'hit', 'stand'] as const

/** Hit, stand, double, split: four places that never move. */
export function Decisions({ table, deciding, others, until, currency, shared, where }: Props) {
  const { blackjack: words } = useWords()
  const countdown = useCountdown(deciding.onTurn ? until : null)
  const onStage = where === 'stage'
  const button = (choice: Choice) => (
    <DecisionButton
      key={choice.decision}
      table={table}
      deciding={deciding}
      choice={choice}
      currency={currency}
      look={onStage ? 'round' : 'plate'}
    />
  )
  const places = (onStage ? ON_STAGE : IN_DOCK).flatMap((name) =>
    deciding.choices.filter(({ decision }) => decision === name),
  )
  const clock = deciding.onTurn ? (
    <div className={css.clock}>
      <TimerRing
        share={countdown.share}
        seconds={countdown.seconds}
        tone={countdown.tone}
        size={onStage ? 104 : 72}
      >
        {onStage ? words.seconds : undefined}
      </TimerRing>
    </div>
  ) : (
    <div className={css.clock}>
      <span className={css.early}>{deciding.seat}</span>
    </div>
  )
  return (
    <section
      className={classes(onStage ? css.panel : css.dock, !deciding.onTurn && css.quiet)}
      aria-label={
        deciding.onTurn
          ? (shared ? words.decideHand : words.decideAt)(deciding.seat)
          : words.decideEarly(deciding.seat)
      }
      data-decisions={deciding.onTurn ? 'turn' : 'early'}
      {...usePart()}
    >
      {!deciding.onTurn && (
        <header className={css.head}>
          <strong>{words.decideEarly(deciding.seat)}</strong>
          {others.length > 0 && (
            <span className={css.seats}>
              {others.map(({ seat }) => (
                <button key={seat} type="button" className={css.seat} onClick={() => pickSeat(table, seat)}>
                  <span className="unseen">{words.decideEarly(seat)}</span>
                  <span aria-hidden>{seat}</span>
                </button>
              ))}
            </span>
          )}
        </header>
      )}
      <div className={css.buttons}>
        {places.slice(0, 2).map(button)}
        {clock}
        {places.slice(2).map(button)}
      </div>
    </section>
  )
}
