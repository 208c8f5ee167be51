import type { CashierAnswer } from '#protocol/http/cashier'
import { AmountForm } from '#web/account/amount-form'
import css from '#web/account/cashier/cashier.module.css'
import { deposit, tellPayment } from '#web/account/cashier/payments'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  readonly currency: string
  readonly bounds: NonNullable<CashierAnswer['deposits']>
  readonly onPaid: () => void
}

export function DepositPage({ currency, bounds: { least, most, left }, onPaid }: Props) {
  const words = useWords()
  const { cashier: own } = words
  const { money } = useFormats()
  const highest = left === null ? most : Math.min(most, left)
  if (highest < least) return <p className={css.lead}>{own.noDeposit}</p>
  const between = own.between(money(least, currency, true), money(highest, currency, true))
  return (
    <AmountForm
      currency={currency}
      least={least}
      most={highest}
      hint={left === null ? between : `${between}. ${own.limitLeft(money(left, currency))}`}
      action={own.deposit}
      plain={own.depositPlain}
      pay={deposit}
      onPaid={(payment) => {
        tellPayment(words, payment, money(payment.amount, payment.currency))
        onPaid()
      }}
    />
  )
}
