import css from '#web/account/cashier/cashier.module.css'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

/** TP-10: the balance is always in sight. */
export function PurseLine({ table }: { readonly table: string | null }) {
  const { cashier: words } = useWords()
  const { money } = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const { cash, golden } = usePerson(({ purse }) => purse)
  const atTable = usePerson(({ tableCash }) => (table === null ? undefined : tableCash[table]))
  return (
    <dl className={css.purse}>
      <div>
        <dt>{words.balance}</dt>
        <dd>{money(cash, currency)}</dd>
      </div>
      {atTable !== undefined && (
        <div>
          <dt>{words.atTable}</dt>
          <dd>{money(atTable, currency)}</dd>
        </div>
      )}
      {golden > 0 && (
        <div data-golden>
          <dt>{words.golden}</dt>
          <dd>{money(golden, currency)}</dd>
        </div>
      )}
    </dl>
  )
}
