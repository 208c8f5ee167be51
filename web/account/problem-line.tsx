import { CircleAlert } from 'lucide-react'
import css from '#web/account/problem-line.module.css'

/** What went wrong, above the button that would try again. */
export function ProblemLine({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" className={css.line} data-shown={text !== null}>
      {text !== null && <CircleAlert aria-hidden />}
      {text}
    </p>
  )
}
