import { Check } from 'lucide-react'
import type { Drawing } from '#web/good-roads/drawing'
import css from '#web/good-roads/pattern-card.module.css'
import { PatternPicture } from '#web/good-roads/pattern-picture'

interface Props {
  readonly name: string
  readonly drawing: Drawing
  readonly grows?: boolean
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
}

/** A pattern that is looked for or not: pressing it switches. */
export function PatternCard({ name, drawing, grows = false, on, onSwitch }: Props) {
  return (
    <button type="button" className={css.card} aria-pressed={on} onClick={() => onSwitch(!on)}>
      <span className={css.paper}>
        <PatternPicture drawing={drawing} grows={grows} />
        <Check className={css.check} aria-hidden />
      </span>
      <span className={css.name}>{name}</span>
    </button>
  )
}
