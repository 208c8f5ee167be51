import { Minus, Plus, Split } from 'lucide-react'
import type { Decision } from '#engine/blackjack/types'
import { TimerRing } from '#ui/draw/timer-ring'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import { type Choice, type Deciding, decisionOn } from '#web/table/blackjack/decisions/choices'
import buttonCss from '#web/table/blackjack/decisions/decision-button.module.css'
import css from '#web/table/blackjack/decisions/decisions.module.css'
import { useCountdown } from '#web/table/blackjack/decisions/use-countdown'
import { useOnePress } from '#web/table/blackjack/decisions/use-one-press'
import { pickSeat } from '#web/table/blackjack/seats/picked'
import { order } from '#web/table/chips/order'
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

const SIGNS: Readonly<Record<Decision, React.ReactNode>> = {
  hit: <Plus aria-hidden />,
  stand: <Minus aria-hidden />,
  double: <b>2×</b>,
  split: <Split aria-hidden />,
}

interface ButtonProps {
  readonly table: string
  readonly deciding: Deciding
  readonly choice: Choice
  readonly currency: string
  /** Round with its word below, or a large plate for thumbs. */
  readonly look: 'round' | 'plate'
}

/** One of the four decisions: always in its place, off when it cannot be, with the reason (TP-13). */
function DecisionButton({ table, deciding, choice, currency, look }: ButtonProps) {
  const words = useWords()
  const { money } = useFormats()
  const { blackjack } = words
  const { decision, why, free } = choice
  const adds = decision === 'double' || decision === 'split'
  const price = free ? blackjack.free : money(deciding.cost, currency, true)
  const reason = why === null ? undefined : words.reasons[why]
  const stored = deciding.early === decision
  const { busy, press } = useOnePress(table, `hand/${deciding.seat}/${deciding.hand}`)
  return (
    <button
      type="button"
      className={classes(
        buttonCss[look],
        buttonCss[decision],
        !deciding.onTurn && buttonCss.early,
        stored && buttonCss.stored,
      )}
      disabled={why !== null}
      aria-disabled={busy || undefined}
      title={reason}
      aria-label={[blackjack.decisions[decision], adds && why === null ? price : null, reason]
        .filter((part) => part !== null && part !== undefined)
        .join(', ')}
      aria-pressed={deciding.onTurn ? undefined : stored}
      onClick={() => press(() => order(table, decisionOn(deciding, decision)))}
    >
      <span className={buttonCss.sign}>{SIGNS[decision]}</span>
      <span className={buttonCss.word}>
        {blackjack.decisions[decision]}
        {adds && why === null && <small className={free ? buttonCss.free : undefined}>{price}</small>}
      </span>
    </button>
  )
}
