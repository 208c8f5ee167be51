import css from '#web/table/blackjack/fire-blaze/multiplier.module.css'

/** `×12`, with the sign smaller than its figure. */
export function Multiplier({ value }: { readonly value: number }) {
  return (
    <>
      <span className={css.sign}>×</span>
      {value}
    </>
  )
}
