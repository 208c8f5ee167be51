import { type CSSProperties, useEffect, useState } from 'react'
import css from '#ui/kit/slider.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly disabled?: boolean
}

/** While it is pulled nobody is told: only where it comes to rest. */
const REST_MILLIS = 250

/** From 0 to 100. */
export function Slider({ label, value, onChange, disabled = false }: Props) {
  const [pulled, setPulled] = useState<number | null>(null)
  useEffect(() => {
    if (pulled === null) return undefined
    const timer = setTimeout(() => {
      onChange(pulled)
      setPulled(null)
    }, REST_MILLIS)
    return () => clearTimeout(timer)
  }, [pulled, onChange])
  const shown = pulled ?? value
  return (
    <div className={css.slider}>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        aria-label={label}
        value={shown}
        disabled={disabled}
        style={{ '--at': `${shown}%` } as CSSProperties}
        onChange={(event) => setPulled(event.target.valueAsNumber)}
      />
      <output>{shown}</output>
    </div>
  )
}
