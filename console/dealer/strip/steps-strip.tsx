import { Check } from 'lucide-react'
import css from '#console/dealer/strip/steps-strip.module.css'
import { type StripStep, stripOf } from '#console/dealer/strip/strip'
import type { DealerWords } from '#console/i18n/language'
import { useWords } from '#console/i18n/language'
import { gameOf } from '#engine/families'
import { partOf } from '#engine/round/plan'
import type { TableState } from '#engine/table/types'
import { isForAll } from '#protocol/sight'

/** All steps of the hand in one line: what is done, what is next, what follows. */
export function StepsStrip({ state }: { readonly state: TableState }) {
  const { dealer } = useWords()
  const { strip } = dealer
  const { sides } = gameOf(state.id)
  return (
    <ol className={css.strip} aria-label={strip.name}>
      {stripOf(state).steps.map((step) => (
        <li
          key={step.key}
          className={css.step}
          data-stand={step.stand}
          data-side={step.place !== null && 'side' in step.place ? partOf(sides, step.place.side) : undefined}
          aria-current={step.stand === 'now' ? 'step' : undefined}
        >
          {step.stand === 'done' && <Check aria-label={strip.done} />}
          <span>{nameOf(step, dealer, isForAll(state.game))}</span>
          {step.of > 1 && step.stand !== 'done' && (
            <b>
              {step.done}/{step.of}
            </b>
          )}
        </li>
      ))}
    </ol>
  )
}

function nameOf({ do: what, place, key, of }: StripStep, { strip }: DealerWords, isShared: boolean): string {
  if (what === 'dealer') return strip.dealerDraws
  if (what !== 'card') return strip[what]
  if (of > 1 || place === null) return strip[isShared ? 'both' : 'seats'](Number(key.at(-1)))
  if ('side' in place) return strip.side(place.card, place.side)
  return place.seat === 0 ? strip.dealer(place.card) : strip.seat(place.card, place.seat)
}
