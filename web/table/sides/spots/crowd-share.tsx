import css from '#web/table/sides/spots/crowd-share.module.css'
import type { SpotShape } from '#web/table/sides/spots/shapes'
import type { Share, SpotView, Tongue } from '#web/table/sides/spots/spot-view'

interface Props {
  readonly place: NonNullable<SpotShape['share']>
  readonly share: Share
  readonly tone: SpotView['tone']
  readonly tongue: Tongue
}

const RADIUS = 15
const AROUND = 2 * Math.PI * RADIUS

/** How others bet: the share of the stakes as a ring, the amount and the number of players. */
export function CrowdShare({ place, share, tone, tongue }: Props) {
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
      <text className={css.small} x={x} y={y} textAnchor="middle">
        {percent} · {players}
      </text>
    )
  }
  const anchor = side > 0 ? 'start' : 'end'
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} data-tone={tone}>
      <circle className={css.track} r={RADIUS} />
      <circle
        className={css.part}
        r={RADIUS}
        strokeDasharray={`${(share.share * AROUND).toFixed(1)} 999`}
        transform="rotate(-90)"
      />
      <text className={css.percent} y="3.600" textAnchor="middle">
        {percent}
      </text>
      <text className={css.amount} x={24 * side} y="-2" textAnchor={anchor}>
        {formats.money(Math.round(share.cents / 100) * 100, currency, true)}
      </text>
      <text className={css.small} x={24 * side} y="12" textAnchor={anchor}>
        {players}
      </text>
    </g>
  )
}
