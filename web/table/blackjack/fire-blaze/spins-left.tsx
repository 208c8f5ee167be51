import { classes } from '#ui/kit/classes'
import { useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/fire-blaze/spins-left.module.css'

/** One flame for each spin; those that went out stay as outlines. */
export function SpinsLeft({ left, of }: { readonly left: number; readonly of: number }) {
  const { fireBlaze: words } = useWords()
  return (
    <div className={css.spins} role="img" aria-label={words.spinsName(left)}>
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <svg
          key={index}
          className={classes(css.flame, index >= left && css.out)}
          viewBox="-1 -1 15 18"
          aria-hidden="true"
        >
          <path d="M6.800 0C7.400 3 11.800 5 11.800 10a5.400 5.400 0 0 1-10.800.3C1 7.600 2.600 6.300 3 4.200c1 .6 1.500 1.400 1.700 2.500C6 5.200 6.900 3 6.800 0Z" />
        </svg>
      ))}
    </div>
  )
}
