import { LayoutGrid, ScanLine } from 'lucide-react'
import { Link } from 'wouter'
import css from '#console/home/home.module.css'
import { useWords } from '#console/i18n/language'
import { LineBar } from '#console/line-bar'
import { LeaveButtons } from '#console/sign-in/leave-buttons'
import { Mark } from '#ui/draw/mark'

/** A supervisor stands at either console. */
export function Home() {
  const { home } = useWords()
  return (
    <>
      <LineBar />
      <main className={css.page}>
        <header className={css.head}>
          <Mark size={40} />
          <h1>{home.title}</h1>
        </header>
        <nav className={css.choices}>
          <Link className={css.choice} to="/supervisor">
            <LayoutGrid aria-hidden />
            <strong>{home.supervisor}</strong>
            <span>{home.supervisorAbout}</span>
          </Link>
          <Link className={css.choice} to="/dealer">
            <ScanLine aria-hidden />
            <strong>{home.dealer}</strong>
            <span>{home.dealerAbout}</span>
          </Link>
        </nav>
        <footer className={css.foot}>
          <LeaveButtons />
        </footer>
      </main>
    </>
  )
}
