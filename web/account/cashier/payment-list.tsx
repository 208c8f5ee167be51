import { ArrowDownToLine, ArrowUpFromLine, RefreshCw } from 'lucide-react'
import type { PaymentAnswer } from '#protocol/http/cashier'
import { Button } from '#ui/kit/button'
import css from '#web/account/cashier/cashier.module.css'
import { useFormats, useWords } from '#web/i18n/language'

const ICONS = { deposit: ArrowDownToLine, withdrawal: ArrowUpFromLine, refill: RefreshCw } as const

interface Props {
  readonly payments: readonly PaymentAnswer[]
  /** There are older ones. */
  readonly onMore: (() => void) | null
}

export function PaymentList({ payments, onMore }: Props) {
  const { cashier: words } = useWords()
  if (payments.length === 0) return <p className={css.lead}>{words.noPayments}</p>
  return (
    <>
      <ul className={css.list}>
        {payments.map((payment) => (
          <Payment key={payment.code} payment={payment} />
        ))}
      </ul>
      {onMore !== null && <Button onClick={onMore}>{words.more}</Button>}
    </>
  )
}

function Payment({ payment }: { readonly payment: PaymentAnswer }) {
  const { cashier: words } = useWords()
  const formats = useFormats()
  const { kind, amount, currency, state, askedAt, reference, code, reason } = payment
  const Icon = ICONS[kind]
  return (
    <li className={css.entry}>
      <Icon aria-hidden />
      <p>
        <strong>{words.kinds[kind]}</strong>
        <span>
          {formats.dayAndTime(askedAt)} · {words.reference(reference ?? code)}
        </span>
        {reason !== null && <span>{reason}</span>}
      </p>
      <p className={css.figure}>
        <strong>{formats.net(kind === 'withdrawal' ? -amount : amount, currency)}</strong>
        <span data-state={state}>{words.states[state]}</span>
      </p>
    </li>
  )
}
