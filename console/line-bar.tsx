import { useWords } from '#console/i18n/language'
import css from '#console/line-bar.module.css'
import { useConnection } from '#ui/net/connection'

/** Says that the server is out of reach: what is below it may be old. */
export function LineBar() {
  const { line } = useWords()
  const state = useConnection(({ state: known }) => known)
  return <div role="alert">{state === 'lost' && <p className={css.bar}>{line.lost}</p>}</div>
}
