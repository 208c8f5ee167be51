import { Menu, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Mark } from '#ui/draw/mark'
import { Button } from '#ui/kit/button'
import { IconButton } from '#ui/kit/icon-button'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/lobby/lobby-header.module.css'
import { openOverlay } from '#web/state/overlay'
import { usePerson } from '#web/state/person'

/** The house's mark, what is in the purse, and who one is to the house (TP-10). */
export function LobbyHeader({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  return (
    <header className={css.header}>
      <Link href="/" className={css.mark} aria-label={words.lobby.name}>
        <Mark size={30} />
        <span>Sabot</span>
      </Link>
      <div className={css.search}>{children}</div>
      <Balance />
      <Button
        look="outline"
        className={css.cashier}
        aria-label={words.table.cashier}
        onClick={() => openOverlay('cashier')}
      >
        <Wallet size={18} aria-hidden />
        <span>{words.table.cashier}</span>
      </Button>
      <Who />
      <IconButton
        className={css.menu}
        label={words.table.menu}
        icon={<Menu />}
        onClick={() => openOverlay('menu')}
      />
    </header>
  )
}

function Balance() {
  const words = useWords()
  const { money } = useFormats()
  const person = usePerson(({ person: who }) => who)
  const cash = usePerson(({ purse }) => purse.cash)
  return (
    <p className={css.balance}>
      <span>
        {words.table.balance}
        {person?.kind === 'guest' && <span className={css.narrowOnly}> · {words.lobby.playMoney}</span>}
      </span>
      <strong>{person === null ? '–' : money(cash, person.currency)}</strong>
    </p>
  )
}

function Who() {
  const words = useWords()
  const person = usePerson(({ person: who }) => who)
  const isGuest = person === null || person.kind === 'guest'
  const name = isGuest ? words.lobby.guest : person.name
  return (
    <button
      type="button"
      className={css.who}
      aria-label={words.lobby.account(isGuest ? `${name}, ${words.lobby.playMoney}` : name)}
      onClick={() => openOverlay('account')}
    >
      <span className={css.initial}>{name.slice(0, 1)}</span>
      <span className={css.name}>{isGuest ? `${name} · ${words.lobby.playMoney}` : name}</span>
    </button>
  )
}
