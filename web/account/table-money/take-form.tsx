import { toast } from '#ui/kit/toast'
import { AmountForm } from '#web/account/amount-form'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'
import { openTableSession } from '#web/state/table-sessions'

interface Props {
  readonly table: string
  /** What may still be taken to this session; null before there is one. */
  readonly left: number | null
  readonly onTaken?: () => void
}

/** TP-18: the regulator's most for one session, top-ups counted. The house says what is less. */
const SESSION_MOST = 100_000

/** Money from the account to the table. */
export function TakeForm({ table, left, onTaken }: Props) {
  const { play: words, cashier } = useWords()
  const { money } = useFormats()
  const cash = usePerson(({ purse }) => purse.cash)
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const most = Math.min(cash, left ?? SESSION_MOST)
  return (
    <AmountForm
      currency={currency}
      least={1}
      most={most}
      all={most}
      hint={cashier.atMost(money(most, currency))}
      action={left === null ? words.take : (amount) => `${words.topUp}: ${amount}`}
      plain={left === null ? words.takePlain : words.topUp}
      pay={(wish) => openTableSession(table, wish)}
      onPaid={({ funded }) => {
        toast('good', words.taken(money(funded, currency)))
        onTaken?.()
      }}
    />
  )
}
