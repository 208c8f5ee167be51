import { ChipTop, FreeTop, GoldenTop } from '#ui/draw/chips/chip-top'
import { type ChipValue, chipPaint, chipPrint, chipsFor } from '#ui/draw/chips/chips'
import { SEAM, SIDE, sideMarks, slipOf, THICKNESS, TILT } from '#ui/draw/chips/stack-geometry'
import { useKitWords } from '#ui/i18n/language'
import { inPlaces } from '#ui/kit/in-places'

interface LayerProps {
  readonly value: ChipValue
  readonly index: number
  readonly golden: boolean
  readonly isTop: boolean
}

function Layer({ value, index, golden, isTop }: LayerProps) {
  const Top = golden ? GoldenTop : ChipTop
  return (
    <g transform={`translate(${slipOf(index)} ${-index * THICKNESS})`}>
      <path d={SIDE} fill={golden ? 'url(#metal)' : chipPaint(value)} />
      {!golden && <path d={sideMarks(index)} fill={chipPaint(value, 'mark')} />}
      <path d={SIDE} fill="url(#chip-side)" />
      <path d={SEAM} fill="none" stroke="var(--shade)" strokeOpacity=".5" />
      {isTop && (
        <g transform={`scale(1 ${TILT})`}>
          <Top value={value} />
        </g>
      )}
    </g>
  )
}

/** A Free Bet token lies alone, and is square. */
function FreeToken({ value }: { readonly value: ChipValue }) {
  const { cards } = useKitWords()
  return (
    <g transform={`scale(1 ${TILT})`}>
      <rect x="-43" y="-32" width="86" height="86" rx="20" fill="var(--token-free-line)" />
      <rect x="-43" y="-32" width="86" height="86" rx="20" fill="url(#chip-side)" />
      <FreeTop word={cards.free} value={chipPrint(value)} />
    </g>
  )
}

interface Props {
  readonly cents: number
  readonly golden: boolean
  readonly free: boolean
}

/** An amount in chips, the highest at the bottom; its foot's middle at 0,0 and a chip 100 across. */
export function ChipPile({ cents, golden, free }: Props) {
  if (free) return chipsFor(cents, 1).map((value) => <FreeToken key={value} value={value} />)
  const chips = chipsFor(cents)
  return inPlaces(chips).map(([index, value]) => (
    <Layer key={index} value={value} index={index} golden={golden} isTop={index === chips.length - 1} />
  ))
}
