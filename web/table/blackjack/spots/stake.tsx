import { type CSSProperties, memo } from 'react'
import type { UnplayedReason } from '#engine/round/refusal'
import { StackMark, type StakeState } from '#ui/draw/chips/stack'
import { placeAt, units } from '#ui/draw/place'
import { classes } from '#ui/kit/classes'
import { useFormats, useWords } from '#web/i18n/language'
import css from '#web/table/blackjack/spots/stake.module.css'
import type { StakePlace } from '#web/table/blackjack/spots/stake-places'
import type { StakeView } from '#web/table/blackjack/spots/stake-view'
import type { Point } from '#web/table/blackjack/stage/plan'

interface Props {
  readonly stake: StakeView
  readonly place: StakePlace
  readonly currency: string
  /** Where the house's chips are. */
  readonly bank: Point
  /** Chips of others say their amount only where there is room. */
  readonly labelled?: boolean
  readonly fresh: boolean
  /** Why it was not taken; it slides back. */
  readonly refused?: UnplayedReason | null
}

/** Chips on the cloth with their state; at the end they go to the bank, or are paid from it. */
export const Stake = memo(function Stake({
  stake,
  place,
  currency,
  bank,
  labelled = true,
  fresh,
  refused = null,
}: Props) {
  const { money } = useFormats()
  const { blackjack: words } = useWords()
  const state = refused === null ? stateOf(stake) : 'refused'
  const short = (cents: number) => money(cents, currency, true)
  const label =
    refused !== null
      ? words.refusedFor[refused]
      : stake.least !== null
        ? words.least(short(stake.least))
        : state === 'won'
          ? words.wonAmount(short(stake.gain))
          : short(stake.cents > 0 ? stake.cents : stake.free)
  const chips = stake.cents > 0 ? { cents: stake.cents, golden: stake.golden } : null
  const beside = place.size * 0.62
  const paid = place.paid ?? { x: -place.size * 0.92, y: 2 }
  return (
    <>
      <svg
        className={classes(
          css.stake,
          fresh && css.lands,
          state === 'lost' && css.collected,
          refused !== null && css.refused,
        )}
        style={{ ...placeAt(place.x, place.y), ...oneUnit, ...towards(place, bank) }}
        viewBox="0 0 1 1"
        aria-hidden="true"
      >
        {chips !== null && (
          <StackMark {...chips} state={state} label={labelled ? label : null} size={place.size} />
        )}
        {stake.free > 0 && (
          <g transform={`translate(${chips === null ? 0 : beside} ${chips === null ? 0 : -6})`}>
            <StackMark
              cents={stake.free}
              free
              state={state}
              label={labelled && chips === null ? label : null}
              size={place.size * 0.86}
            />
          </g>
        )}
      </svg>
      {state === 'won' && stake.gain > 0 && (
        <svg
          className={classes(css.stake, css.paid)}
          style={{ ...placeAt(place.x + paid.x, place.y + paid.y), ...oneUnit, ...towards(place, bank) }}
          viewBox="0 0 1 1"
          aria-hidden="true"
        >
          <StackMark cents={stake.gain} size={place.size * 0.86} />
        </svg>
      )}
    </>
  )
})

const oneUnit = { width: units(1), height: units(1) }

function towards({ x, y }: Point, bank: Point): CSSProperties {
  return { '--to-x': units(bank.x - x), '--to-y': units(bank.y - y) } as CSSProperties
}

function stateOf({ pending, least, outcome, gain }: StakeView): StakeState {
  if (pending) return 'pending'
  if (least !== null) return 'inactive'
  if (outcome === 'lose') return 'lost'
  return gain > 0 && outcome !== null ? 'won' : 'accepted'
}
