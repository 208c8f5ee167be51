import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PlayingCard } from '#ui/draw/cards/playing-card'
import { units } from '#ui/draw/place'
import { inPlaces } from '#ui/kit/in-places'
import { useStill } from '#web/state/use-still'
import type { LyingHand } from '#web/table/blackjack/cards/lying'
import css from '#web/table/blackjack/cards/swept.module.css'
import { type StagePlan, trayMiddle } from '#web/table/blackjack/stage/plan'

/** As long as the last hand needs to come to the tray. */
const SWEPT_MILLIS = 1_400
const FULL_WIDTH = 40

interface Props {
  readonly plan: StagePlan
  /** What lies on the table now. */
  readonly hands: readonly LyingHand[]
}

/** When a new round clears the table, its cards go to the discard tray, hand by hand. */
export function Swept({ plan, hands }: Props) {
  const swept = useSwept(hands)
  const tray = trayMiddle(plan)
  if (swept.length === 0) return null
  return (
    <div className={css.swept} aria-hidden="true">
      {swept.map((hand, order) => (
        <div key={hand.key} className={css.hand} style={wayOf(hand, tray, order)}>
          {inPlaces(hand.cards).map(([index, { card, x, y, turn }]) => (
            <PlayingCard
              key={index}
              card={card}
              x={x}
              y={y}
              width={hand.width}
              turn={turn}
              dim={hand.dim}
              drawing={hand.width < FULL_WIDTH ? 'reduced' : 'full'}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function wayOf(from: LyingHand, tray: { readonly x: number; readonly y: number }, order: number) {
  return {
    '--to-x': units(tray.x - from.x),
    '--to-y': units(tray.y - from.y),
    '--order': order,
    transformOrigin: `${units(from.x)} ${units(from.y)}`,
  } as CSSProperties
}

/** What lay there until just now, for as long as it is on its way. */
function useSwept(hands: readonly LyingHand[]): readonly LyingHand[] {
  const isStill = useStill()
  const lying = useRef(hands)
  const [swept, sweep] = useState<readonly LyingHand[]>([])
  // Before it is painted: they must not be away in between.
  useLayoutEffect(() => {
    if (hands.length === 0 && lying.current.length > 0 && !isStill) sweep(lying.current)
    lying.current = hands
  })
  useEffect(() => {
    if (swept.length === 0) return undefined
    const timer = setTimeout(() => sweep([]), SWEPT_MILLIS)
    return () => clearTimeout(timer)
  }, [swept])
  return swept
}
