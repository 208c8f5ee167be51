import { LayoutGrid } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#web/i18n/language'
import { usePanelIds } from '#web/multi/at-tables/tables'
import css from '#web/multi/multi-banner.module.css'

/** MP-1: the way from the lobby to all tables between two sides at once. */
export function MultiBanner() {
  const { multi: words } = useWords()
  const tables = usePanelIds()
  if (tables !== null && tables.length === 0) return null
  return (
    <section className={css.banner} aria-labelledby="multi-banner">
      <LayoutGrid className={css.icon} aria-hidden />
      <div className={css.words}>
        <h2 id="multi-banner">{words.title}</h2>
        <p>{words.about}</p>
      </div>
      <Link href="/multi" className={css.go} aria-label={`${words.playNow}: ${words.title}`}>
        {words.playNow}
      </Link>
    </section>
  )
}
