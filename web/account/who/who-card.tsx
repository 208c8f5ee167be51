import css from '#web/account/who/who.module.css'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

/** Who is signed in, and with how much. */
export function WhoCard() {
  const words = useWords()
  const { money } = useFormats()
  const person = usePerson(({ person: known }) => known)
  const { cash } = usePerson(({ purse }) => purse)
  if (person === null) return null
  return (
    <div className={css.card}>
      <span className={css.letter} aria-hidden>
        {[...person.name][0]?.toUpperCase()}
      </span>
      <div className={css.name}>
        <strong>{person.name}</strong>
        <span>{words.account.kinds[person.kind]}</span>
      </div>
      <p className={css.balance}>
        <span>{words.table.balance}</span>
        <strong>{money(cash, person.currency)}</strong>
      </p>
    </div>
  )
}
