import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Facts } from '#web/account/facts'
import css from '#web/account/table-money/table-money.module.css'
import { TakeForm } from '#web/account/table-money/take-form'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

interface Props {
  readonly table: string
  readonly onClose: () => void
}

/** Asked when somebody comes to a table of regulated play: nobody bets there without a session (TP-18). */
export function TakeDialog({ table, onClose }: Props) {
  const { play: words } = useWords()
  const { money } = useFormats()
  const cash = usePerson(({ purse }) => purse.cash)
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  return (
    <Dialog
      title={words.takeTitle}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {words.takeWatch}
        </Button>
      }
    >
      <div className={css.page}>
        <p className={css.lead}>{words.takeText}</p>
        <Facts facts={[{ name: words.onAccount, value: money(cash, currency) }]} />
        <TakeForm table={table} left={null} onTaken={onClose} />
      </div>
    </Dialog>
  )
}
