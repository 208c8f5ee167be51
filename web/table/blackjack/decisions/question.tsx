import { useState } from 'react'
import type { State } from '#engine/blackjack/types'
import { oddsText } from '#protocol/story/say'
import { TimerRing } from '#ui/draw/timer-ring'
import { Button } from '#ui/kit/button'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/decisions/question.module.css'
import { answersTo, type Question } from '#web/table/blackjack/decisions/questions'
import { useCountdown } from '#web/table/blackjack/decisions/use-countdown'
import { useOnePress } from '#web/table/blackjack/decisions/use-one-press'
import { order } from '#web/table/chips/order'
import { usePart } from '#web/table/frame/frame'

interface Props {
  readonly table: string
  readonly game: State
  readonly questions: readonly Question[]
  readonly until: number | null
  readonly currency: string
  readonly where: 'stage' | 'dock'
}

const MOST_IN_A_COLUMN = 3

/** Insurance and even money, each position for itself (BJ-9, FB-6, FB-14). */
export function Questions({ table, game, questions, until, currency, where }: Props) {
  const { blackjack: words } = useWords()
  const countdown = useCountdown(until)
  const insures = questions.some(({ kind }) => kind === 'insurance')
  return (
    <section
      className={classes(
        css.panel,
        where === 'dock' ? css.dock : questions.length > MOST_IN_A_COLUMN && css.many,
      )}
      aria-label={insures ? words.insuranceAsk : words.evenMoneyAsk}
      {...usePart()}
    >
      <header className={css.head}>
        <TimerRing share={countdown.share} seconds={countdown.seconds} tone={countdown.tone} size={52} />
        <div>
          <h2>{insures ? words.insuranceAsk : words.evenMoneyAsk}</h2>
          <p>{insures ? words.insurancePays(oddsText(game.rules.insurancePays)) : words.evenMoneyHint}</p>
        </div>
      </header>
      <ul className={css.rows}>
        {questions.map((question) => (
          <Row key={question.key} table={table} question={question} open={questions} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly table: string
  readonly question: Question
  /** All that is asked now. */
  readonly open: readonly Question[]
  readonly currency: string
}

function Row({ table, question, open, currency }: RowProps) {
  const words = useWords()
  const { blackjack } = words
  const { money } = useFormats()
  const { kind, seat, behind, most, step, covered } = question
  const [wanted, setWanted] = useState(most)
  const amount = Math.min(wanted, most)
  const where = seat === null ? blackjack.insureAll : blackjack.seat(seat)
  const { busy, press } = useOnePress(table, question.key)
  const say = (yes: boolean) =>
    press(async () => {
      for (const command of answersTo(question, yes, amount, open)) {
        const answer = await order(table, command)
        if (answer?.ok !== true) return
      }
    })
  const yes =
    kind === 'evenMoney'
      ? blackjack.evenMoneyYes(money(most, currency, true))
      : blackjack.insureFor(money(step === null ? most : amount, currency, true))
  const no = kind === 'evenMoney' ? blackjack.evenMoneyNo : blackjack.insureNo
  return (
    <li className={css.row}>
      <span className={css.where}>
        {behind ? `${where} · ${blackjack.spots.behind}` : where}
        {kind === 'evenMoney' && <small>{blackjack.evenMoneyAsk}</small>}
      </span>
      {step !== null && most > step && (
        <input
          type="range"
          className={css.amount}
          min={step}
          max={most}
          step={step}
          value={amount}
          aria-label={`${blackjack.insureAmount}, ${where}`}
          aria-valuetext={money(amount, currency)}
          onChange={(event) => setWanted(Number(event.target.value))}
        />
      )}
      <span className={css.answers}>
        <Button aria-label={`${where}: ${no}`} aria-disabled={busy || undefined} onClick={() => say(false)}>
          {no}
        </Button>
        <Button
          look="outline"
          aria-label={`${where}: ${yes}`}
          aria-disabled={busy || undefined}
          disabled={!covered}
          title={covered ? undefined : words.reasons.balance}
          onClick={() => say(true)}
        >
          {yes}
        </Button>
      </span>
    </li>
  )
}
