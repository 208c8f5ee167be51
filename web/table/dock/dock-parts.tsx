import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#ui/draw/chips/chip'
import { chipFor } from '#ui/draw/chips/chips'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/dock/dock.module.css'
import { useHold } from '#web/table/dock/use-hold'

/** The chip that a hand holds, in cents. */
export interface Hand {
  readonly chip: number
  readonly golden: boolean
}

interface RackProps {
  readonly values: readonly number[]
  readonly hand: Hand
  readonly currency: string
  /** Whether any chip can be laid now. */
  readonly open: boolean
  readonly available: number
  /** Golden money that is left; without any there is no such chip. */
  readonly golden: number
  readonly onPick: (hand: Hand) => void
}

/** Chips to choose from; those that the balance does not cover cannot be taken (TP-2). */
export function Rack({ values, hand, currency, open, available, golden, onPick }: RackProps) {
  const words = useWords()
  const { money } = useFormats()
  return (
    // It can be scrolled on phones, by keys too while no chip can be taken.
    <div className={css.rack} tabIndex={open ? undefined : 0}>
      {golden > 0 && (
        <button
          type="button"
          className={classes(css.chip, hand.golden && css.chosen)}
          aria-label={`${words.table.golden}: ${money(golden, currency, true)}`}
          aria-pressed={hand.golden}
          disabled={!open}
          onClick={() => onPick({ chip: hand.chip, golden: !hand.golden })}
        >
          <Chip value={chipFor(hand.chip)} metal="golden" />
        </button>
      )}
      {values.map((value) => {
        const isChosen = hand.chip === value && !hand.golden
        return (
          <button
            key={value}
            type="button"
            className={classes(css.chip, isChosen && css.chosen)}
            aria-label={words.table.chip(money(value, currency, true))}
            aria-pressed={isChosen}
            disabled={!open || value > available}
            onClick={() => onPick({ chip: value, golden: false })}
          >
            <Chip value={chipFor(value)} />
          </button>
        )
      })}
    </div>
  )
}

interface RoundProps {
  readonly name: string
  readonly icon: ReactNode
  readonly disabled: boolean
  readonly hiddenOnPhone?: boolean
  readonly onClick: () => void
}

export function RoundButton({ name, icon, disabled, hiddenOnPhone = false, onClick }: RoundProps) {
  return (
    <button
      type="button"
      className={classes(css.round, hiddenOnPhone && css.notOnPhone)}
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={css.disc}>{icon}</span>
      <span className={css.name}>{name}</span>
    </button>
  )
}

interface UndoProps {
  readonly disabled: boolean
  readonly onUndo: () => void
  readonly onClear: () => void
}

/** One press takes the newest chip back, holding it takes everything (TP-2). */
export function UndoButton({ disabled, onUndo, onClear }: UndoProps) {
  const words = useWords()
  const hold = useHold(onUndo, onClear)
  return (
    <button
      type="button"
      className={css.round}
      aria-label={words.table.undo}
      disabled={disabled}
      title={words.table.undoHint}
      {...hold}
    >
      <span className={css.disc}>
        <Undo2 size={20} aria-hidden />
      </span>
      <span className={css.name}>{words.table.undo}</span>
    </button>
  )
}

interface FigureProps {
  readonly name: ReactNode
  readonly children: ReactNode
  readonly won?: boolean
}

export function Figure({ name, children, won = false }: FigureProps) {
  return (
    <p className={css.figure} {...(won ? { 'data-won': true } : {})}>
      <span>{name}</span>
      {children}
    </p>
  )
}
