import css from '#ui/draw/chips/chip.module.css'
import { type ChipValue, chipPaint, chipPrint } from '#ui/draw/chips/chips'
import { ringPath } from '#ui/draw/cloth/arcs'

const SIX = [30, 90, 150, 210, 270, 330]
const MARKS = SIX.map((angle) => ringPath(38.2, 48.6, angle - 11, angle + 11)).join('')
const MARK_HEARTS = SIX.map((angle) => ringPath(38.2, 48.6, angle - 3.1, angle + 3.1)).join('')
const TICKS = Array.from({ length: 36 }, (_, index) =>
  ringPath(33, 35.4, index * 10 - 0.9, index * 10 + 0.9),
).join('')

const FIGURE_SIZES = [29, 29, 26, 21, 17.5] as const

/** The upper side of a chip around 0,0, radius 50. */
export function ChipTop({ value }: { readonly value: ChipValue }) {
  const print = chipPrint(value)
  const size = FIGURE_SIZES[print.length] ?? 17.5
  const body = chipPaint(value)
  const mark = chipPaint(value, 'mark')
  const ink = chipPaint(value, 'ink')
  return (
    <>
      <circle r="48.6" fill={body} />
      <path d={MARKS} fill={mark} />
      <path d={MARK_HEARTS} fill={body} />
      <circle r="48.6" fill="url(#chip-light)" />
      <circle r="48" fill="none" stroke="var(--light)" strokeOpacity=".22" />
      <circle r="38.2" fill={body} stroke="var(--shade)" strokeOpacity=".28" strokeWidth="1.2" />
      <circle cy=".6" r="37" fill="none" stroke="var(--light)" strokeOpacity=".16" />
      <path d={TICKS} fill={mark} fillOpacity=".75" />
      <circle r="29.5" fill="url(#chip-inlay)" stroke="var(--shade)" strokeOpacity=".3" />
      <circle r="26.6" fill="none" stroke={ink} strokeOpacity=".45" strokeWidth=".8" />
      <text className={css.figure} y={size * 0.345} textAnchor="middle" fontSize={size} fill={ink}>
        {print}
      </text>
    </>
  )
}

const REEDS = Array.from({ length: 60 }, (_, index) =>
  ringPath(44, 47.6, index * 6 - 1.1, index * 6 + 1.1),
).join('')

/** Metal all over, no edge marks. */
export function GoldenTop({ value }: { readonly value: ChipValue }) {
  const print = chipPrint(value)
  return (
    <>
      <circle r="48.6" fill="url(#metal)" />
      <path d={REEDS} fill="var(--metal-ink)" fillOpacity=".3" />
      <circle r="48.1" fill="none" stroke="var(--metal-hi)" strokeOpacity=".6" />
      <circle r="41.5" fill="url(#metal-back)" />
      <circle r="39.6" fill="url(#metal)" />
      <circle
        r="36"
        fill="none"
        stroke="var(--metal-ink)"
        strokeOpacity=".55"
        strokeWidth="1.2"
        strokeDasharray="1 3.71"
        strokeLinecap="round"
      />
      <circle r="32" fill="none" stroke="var(--metal-ink)" strokeOpacity=".4" strokeWidth=".9" />
      <text
        className={css.engraved}
        y={print.length > 2 ? 8.6 : 11}
        textAnchor="middle"
        fontSize={print.length > 2 ? 24 : 32}
        fill="var(--metal-hi)"
        fillOpacity=".75"
        transform="translate(0 1)"
      >
        {print}
      </text>
      <text
        className={css.engraved}
        y={print.length > 2 ? 8.6 : 11}
        textAnchor="middle"
        fontSize={print.length > 2 ? 24 : 32}
        fill="var(--metal-ink)"
      >
        {print}
      </text>
    </>
  )
}

/** Square, silver and blue: never taken for money. */
export function FreeTop({ word, value }: { readonly word: string; readonly value: string }) {
  return (
    <>
      <rect
        x="-42"
        y="-42"
        width="84"
        height="84"
        rx="20"
        fill="url(#token-free)"
        stroke="var(--token-free-line)"
        strokeWidth="2"
      />
      <rect
        x="-34"
        y="-34"
        width="68"
        height="68"
        rx="14"
        fill="none"
        stroke="var(--token-free-line)"
        strokeOpacity=".6"
        strokeWidth="1.2"
      />
      <text
        className={css.figure}
        y="-2"
        textAnchor="middle"
        fontSize={word.length > 5 ? 16 : 19}
        letterSpacing=".5"
        fill="var(--token-free-ink)"
      >
        {word}
      </text>
      <text
        className={css.figure}
        y="22"
        textAnchor="middle"
        fontSize={value.length > 3 ? 20 : 25}
        fill="var(--token-free-ink)"
      >
        {value}
      </text>
    </>
  )
}
