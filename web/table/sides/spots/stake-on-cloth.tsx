import type { CSSProperties } from 'react'
import { StackMark } from '#ui/draw/chips/stack'
import { useCountUp } from '#ui/draw/use-count-up'
import { type SpotView, stakeLabel, type Tongue } from '#web/table/sides/spots/spot-view'
import css from '#web/table/sides/spots/stake-on-cloth.module.css'
import type { Stake } from '#web/table/sides/spots/stakes'

interface Props {
  readonly spot: SpotView
  readonly tongue: Tongue
  /** The socket, and where the dealer's chips are: in the drawing's units. */
  readonly at: readonly [x: number, y: number]
  readonly dealer: readonly [x: number, y: number]
  readonly size: number
  /** Its turn when bets are collected and paid. */
  readonly turn: number
}

/** A player's chips on a spot, from the hand that laid them to the dealer who takes or pays them. */
export function StakeOnCloth({ spot, tongue, at: [x, y], dealer, size, turn }: Props) {
  const { stake } = spot
  if (stake === null) return null
  const way = {
    '--to-x': `${dealer[0] - x}px`,
    '--to-y': `${dealer[1] - y}px`,
    '--turn': turn,
  } as CSSProperties
  const beside = spot.beside ?? (x < dealer[0] ? -0.6 : 0.6)
  return (
    <g transform={`translate(${x} ${y - size * 0.08})`} style={way}>
      {stake.kind === 'won' && stake.paid > stake.cents && (
        <g className={css.payment} transform={`translate(${size * beside} ${size * -0.02})`}>
          <g className={css.paid}>
            <StackMark
              cents={stake.golden ? stake.paid : stake.paid - stake.cents}
              size={size * 0.82}
              label={null}
            />
          </g>
        </g>
      )}
      <g className={css.stake} data-kind={stake.kind}>
        <Chips stake={stake} tongue={tongue} size={size} />
      </g>
    </g>
  )
}

interface ChipsProps {
  readonly stake: Stake
  readonly tongue: Tongue
  readonly size: number
}

function Chips({ stake, tongue, size }: ChipsProps) {
  const paid = useCountUp(stake.kind === 'won' ? stake.paid : 0)
  const told = stake.kind === 'won' ? { ...stake, paid } : stake
  const state = stake.kind === 'returned' ? 'accepted' : stake.kind
  return (
    <StackMark
      cents={stake.cents}
      golden={stake.golden}
      state={state}
      label={stakeLabel(told, tongue)}
      size={size}
    />
  )
}
