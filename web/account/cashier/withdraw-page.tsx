import { AmountForm } from '#web/account/amount-form'
import { tellPayment, withdraw } from '#web/account/cashier/payments'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

interface Props {
  readonly currency: string
  /** Of one withdrawal. */
  readonly most: number
  readonly onPaid: () => void
}

export function WithdrawPage({ currency, most, onPaid }: Props) {
  const words = useWords()
  const { cashier: own } = words
  const { money } = useFormats()
  const cash = usePerson(({ purse }) => purse.cash)
  const highest = Math.min(most, cash)
  return (
    <AmountForm
      currency={currency}
      least={1}
      most={highest}
      all={highest}
      hint={`${own.atMost(money(highest, currency))}. ${own.withdrawHint}`}
      action={own.withdraw}
      plain={own.withdrawPlain}
      pay={withdraw}
      onPaid={(payment) => {
        tellPayment(words, payment, money(payment.amount, payment.currency))
        onPaid()
      }}
    />
  )
}
