import { useState } from 'react'
import type { State } from '#engine/blackjack/types'
import { oddsWords } from '#protocol/story/words'
import { TimerRing } from '#web/draw/timer-ring'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/question.module.css'
import { answerTo, type Question } from '#web/table/blackjack/questions'
import { useCountdown } from '#web/table/blackjack/use-countdown'
import { order } from '#web/table/lay'
import { Button } from '#web/ui/button'
import { classes } from '#web/ui/classes'

interface Props {
  readonly table: string
  readonly game: State
  readonly questions: readonly Question[]
  readonly until: number | null
  readonly currency: string
  readonly where: 'stage' | 'dock'
}

/** Insurance and even money, each position for itself (BJ-9, FB-6, FB-14). */
export function Questions({ table, game, questions, until, currency, where }: Props) {
  const { blackjack: words } = useWords()
  const countdown = useCountdown(until)
  const insures = questions.some(({ kind }) => kind === 'insurance')
  return (
    <section
      className={classes(css.panel, where === 'dock' && css.dock)}
      aria-label={insures ? words.insuranceAsk : words.evenMoneyAsk}
    >
      <header className={css.head}>
        <TimerRing share={countdown.share} seconds={countdown.seconds} tone={countdown.tone} size={52} />
        <div>
          <h2>{insures ? words.insuranceAsk : words.evenMoneyAsk}</h2>
          <p>{insures ? words.insurancePays(oddsWords(game.rules.insurancePays)) : words.evenMoneyHint}</p>
        </div>
      </header>
      <ul className={css.rows}>
        {questions.map((question) => (
          <Row key={question.key} table={table} question={question} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly table: string
  readonly question: Question
  readonly currency: string
}

function Row({ table, question, currency }: RowProps) {
  const words = useWords()
  const { blackjack } = words
  const { money } = useFormats()
  const { kind, seat, behind, most, step, covered } = question
  const [wanted, setWanted] = useState(most)
  const amount = Math.min(wanted, most)
  const where = seat === null ? blackjack.insureAll : blackjack.seat(seat)
  const say = (yes: boolean) => void order(table, answerTo(question, yes, amount))
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
        <Button aria-label={`${where}: ${no}`} onClick={() => say(false)}>
          {no}
        </Button>
        <Button
          look="outline"
          aria-label={`${where}: ${yes}`}
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
