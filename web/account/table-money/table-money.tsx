import { ProblemLine } from '#web/account/problem-line'
import css from '#web/account/table-money/table-money.module.css'
import { TakeForm } from '#web/account/table-money/take-form'
import { useAsking } from '#web/account/use-asking'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'
import { endTableSession, useTableSession } from '#web/state/table-sessions'
import { toast } from '#web/state/toasts'
import { Button } from '#web/ui/button'

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
  return (
    <div className={css.page}>
      <dl className={css.facts}>
        {cash !== undefined && <Fact name={words.onTable} value={money(cash, currency)} />}
        <Fact name={words.brought} value={money(session.funded, currency)} />
        <Fact name={words.canBring} value={money(session.left, currency)} />
        <Fact name={words.sessionId} value={session.session} />
        <Fact name={words.participationId} value={session.participation} />
      </dl>
      {!isEnding && session.left > 0 && <TakeForm table={table} left={session.left} />}
      <ProblemLine text={problem} />
      <Button disabled={busy || isEnding} onClick={() => void end()}>
        {isEnding ? words.sessionEnding : words.endSession}
      </Button>
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
