import { useRef } from 'react'
import type { CashierAnswer, PaymentAnswer } from '#protocol/http/cashier'
import { Button } from '#ui/kit/button'
import { serverNow } from '#ui/net/clock'
import { commandId } from '#ui/net/orders'
import { useEvery } from '#ui/net/use-clock'
import { ProblemLine, useAsking } from '#web/account/asking'
import css from '#web/account/cashier/cashier.module.css'
import { refill, refillAt, tellPayment } from '#web/account/cashier/payments'
import { useFormats, useWords } from '#web/i18n/language'
import { openOverlay } from '#web/state/overlay'
import { usePerson } from '#web/state/person'

interface Props {
  readonly currency: string
  readonly rule: NonNullable<CashierAnswer['refill']>
  readonly payments: readonly PaymentAnswer[]
  readonly onPaid: () => void
}

/** Play money for guests, filled up now and then. */
export function RefillPage({ currency, rule: { upTo, everyMillis }, payments, onPaid }: Props) {
  const words = useWords()
  const { cashier: own } = words
  const { money, time } = useFormats()
  const cash = usePerson(({ purse }) => purse.cash)
  const key = useRef(commandId())
  const { busy, problem, run } = useAsking()
  useEvery(10_000)
  const missing = upTo - cash
  const again = refillAt(payments, everyMillis, serverNow())
  const pressed = async () => {
    const payment = await run(() => refill(key.current))
    if (payment === null) return
    key.current = commandId()
    tellPayment(words, payment, money(payment.amount, currency))
    onPaid()
  }
  const label =
    missing <= 0
      ? own.refillFull
      : again !== null
        ? own.refillWait(time(again))
        : own.refill(money(missing, currency))
  return (
    <div className={css.page}>
      <p className={css.lead}>{own.refillText(money(upTo, currency, true), everyMillis / 60_000)}</p>
      <ProblemLine text={problem} />
      <Button look="main" disabled={busy || missing <= 0 || again !== null} onClick={() => void pressed()}>
        {label}
      </Button>
      <Button look="outline" onClick={() => openOverlay('account')}>
        {own.refillAccount}
      </Button>
    </div>
  )
}
