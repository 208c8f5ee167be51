import { Button } from '#ui/kit/button'
import { toast } from '#ui/kit/toast'
import { ProblemLine, useAsking } from '#web/account/asking'
import { Facts } from '#web/account/facts'
import css from '#web/account/table-money/table-money.module.css'
import { TakeForm } from '#web/account/table-money/take-form'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'
import { endTableSession, useTableSession } from '#web/state/table-sessions'

/** TP-18: what was taken to the table, more of it, and back. */
export function TableMoney({ table }: { readonly table: string }) {
  const { play: words } = useWords()
  const { money } = useFormats()
  const session = useTableSession(table)
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const cash = usePerson(({ tableCash }) => tableCash[table])
  const { busy, problem, run } = useAsking()
  if (session === null) {
    return (
      <div className={css.page}>
        <p className={css.lead}>{words.takeText}</p>
        <TakeForm table={table} left={null} />
      </div>
    )
  }
  const isEnding = session.state === 'ending'
  const end = async () => {
    const answer = await run(() => endTableSession(table))
    if (answer === null) return
    if (answer.state === 'ended') toast('good', words.sessionEnded(money(answer.returned, currency)))
    else toast('info', words.sessionEnding)
  }
  const atTable = cash === undefined ? [] : [{ name: words.onTable, value: money(cash, currency) }]
  const facts = [
    ...atTable,
    { name: words.brought, value: money(session.funded, currency) },
    { name: words.canBring, value: money(session.left, currency) },
    { name: words.sessionId, value: session.session },
    { name: words.participationId, value: session.participation },
  ]
  return (
    <div className={css.page}>
      <Facts facts={facts} />
      {!isEnding && session.left > 0 && <TakeForm table={table} left={session.left} />}
      <ProblemLine text={problem} />
      <Button disabled={busy || isEnding} onClick={() => void end()}>
        {isEnding ? words.sessionEnding : words.endSession}
      </Button>
    </div>
  )
}
