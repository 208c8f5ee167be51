import { memo } from 'react'
import css from '#ui/draw/chips/chip.module.css'
import { ChipTop, FreeTop, GoldenTop } from '#ui/draw/chips/chip-top'
import { type ChipValue, chipPrint } from '#ui/draw/chips/chips'
import { units } from '#ui/draw/place'
import { useKitWords } from '#ui/i18n/language'
import { classes } from '#ui/kit/classes'

type ChipMetal = 'clay' | 'golden' | 'free'

interface Props {
  /** In units of the currency. */
  readonly value: ChipValue
  readonly metal?: ChipMetal
  /** Lifted, with a gold ring. */
  readonly selected?: boolean
  /** Not covered by the balance. */
  readonly dim?: boolean
  /** Across, in the stage's units; pixels elsewhere. */
  readonly size?: number
  readonly className?: string | undefined
}

/** A chip from straight above, as it lies in the rack. The button around it has the name. */
export const Chip = memo(function Chip({
  value,
  metal = 'clay',
  selected = false,
  dim = false,
  size = 52,
  className,
}: Props) {
  const { cards } = useKitWords()
  return (
    <svg
      className={classes(css.chip, selected && css.selected, dim && css.dim, className)}
      viewBox="-50 -50 100 100"
      style={{ width: units(size), height: units(size) }}
      aria-hidden="true"
    >
      <ellipse className={css.foot} cx="1.5" cy="6" rx="57" ry="55" fill="url(#chip-foot)" />
      {metal === 'clay' && <ChipTop value={value} />}
      {metal === 'golden' && <GoldenTop value={value} />}
      {metal === 'free' && <FreeTop word={cards.free} value={chipPrint(value)} />}
      <circle className={css.ring} r="57.5" />
    </svg>
  )
})
