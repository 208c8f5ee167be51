import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/kit/button'
import { Field } from '#ui/kit/field'
import { isProblem, type Problem } from '#ui/net/http'
import { faultOf, type Wish, wishFor } from '#web/account/amount'
import css from '#web/account/amount-form.module.css'
import { ProblemLine, useAsking } from '#web/account/asking'
import { centsOf, quickAmounts, typedOf } from '#web/account/money-text'
import { useFormats, useSpoken, useWords } from '#web/i18n/language'

interface Props<Answer> {
  readonly currency: string
  readonly least: number
  readonly most: number
  readonly hint: ReactNode
  /** Offers to take all there is, too. */
  readonly all?: number
  /** What the button says, for an amount and without one. */
  readonly action: (amount: string) => string
  readonly plain: string
  readonly pay: (wish: Wish) => Promise<Answer | Problem>
  readonly onPaid: (answer: Answer) => void
}

/** Beside each other on a phone. */
const MOST_QUICK = 5

/** An amount, typed or picked, and the one button that moves it. */
export function AmountForm<Answer>(props: Props<Answer>) {
  const { currency, least, most, hint, all, action, plain, pay, onPaid } = props
  const { cashier: words } = useWords()
  const language = useSpoken(({ language: spoken }) => spoken)
  const { money } = useFormats()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const unanswered = useRef<Wish | null>(null)
  const { busy, problem, run } = useAsking()
  const cents = centsOf(typed, language)
  const fault = faultOf(cents, least, most)
  const faults = {
    notMoney: words.notMoney,
    tooLittle: words.tooLittle(money(least, currency)),
    tooMuch: words.tooMuch(money(most, currency)),
  }
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (cents === null || fault !== null) return
    const wish = wishFor(cents, unanswered.current)
    unanswered.current = wish
    const answer = await run(async () => {
      const told = await pay(wish)
      if (!isProblem(told) || told.error !== 'offline') unanswered.current = null
      return told
    })
    if (answer === null) return
    setTyped('')
    setTried(false)
    onPaid(answer)
  }
  const quick = quickAmounts(least, most).slice(0, all === undefined ? MOST_QUICK : MOST_QUICK - 1)
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submitted(event)}>
      <Field
        className={css.amount}
        label={words.amount}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        hint={hint}
        problem={fault !== null && (tried || fault === 'tooMuch') ? faults[fault] : null}
        after={<span className={css.currency}>{currency}</span>}
      />
      <div className={css.quick}>
        {quick.map((amount) => (
          <Button
            key={amount}
            size="small"
            aria-pressed={cents === amount}
            onClick={() => setTyped(typedOf(amount, language))}
          >
            {money(amount, currency, true)}
          </Button>
        ))}
        {all !== undefined && all > 0 && (
          <Button size="small" aria-pressed={cents === all} onClick={() => setTyped(typedOf(all, language))}>
            {words.all}
          </Button>
        )}
      </div>
      <ProblemLine text={problem} />
      <Button type="submit" look="main" disabled={busy || most < least}>
        {cents === null || fault !== null ? plain : action(money(cents, currency))}
      </Button>
    </form>
  )
}
