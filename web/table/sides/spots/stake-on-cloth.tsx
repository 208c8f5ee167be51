import type { CSSProperties } from 'react'
import { StackMark } from '#ui/draw/chips/stack'
import { useCountUp } from '#ui/draw/use-count-up'
import crowdCss from '#web/table/sides/spots/crowd-share.module.css'
import type { SpotShape } from '#web/table/sides/spots/shapes'
import { type Share, type SpotView, stakeLabel, type Tongue } from '#web/table/sides/spots/spot-view'
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

interface CrowdProps {
  readonly place: NonNullable<SpotShape['share']>
  readonly share: Share
  readonly tone: SpotView['tone']
  readonly tongue: Tongue
}

const RADIUS = 15
const AROUND = 2 * Math.PI * RADIUS

/** How others bet: the share of the stakes as a ring, the amount and the number of players. */
export function CrowdShare({ place, share, tone, tongue }: CrowdProps) {
  const { formats, words, currency } = tongue
  const percent = formats.percent(share.share)
  const players = words.cloth.players(share.players)
  const {
    at: [x, y],
    turn,
    side,
  } = place
  if (side === 0) {
    return (
      <text className={crowdCss.small} x={x} y={y} textAnchor="middle">
        {percent} · {players}
      </text>
    )
  }
  const anchor = side > 0 ? 'start' : 'end'
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} data-tone={tone}>
      <circle className={crowdCss.track} r={RADIUS} />
      <circle
        className={crowdCss.part}
        r={RADIUS}
        strokeDasharray={`${(share.share * AROUND).toFixed(1)} 999`}
        transform="rotate(-90)"
      />
      <text className={crowdCss.percent} y="3.600" textAnchor="middle">
        {percent}
      </text>
      <text className={crowdCss.amount} x={24 * side} y="-2" textAnchor={anchor}>
        {formats.money(Math.round(share.cents / 100) * 100, currency, true)}
      </text>
      <text className={crowdCss.small} x={24 * side} y="12" textAnchor={anchor}>
        {players}
      </text>
    </g>
  )
}
