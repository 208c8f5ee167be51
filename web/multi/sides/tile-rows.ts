import type { TileRow, TileStake } from '#web/multi/tile/spot'
import { type Row, type SpotView, stakeLabel, type Tongue } from '#web/table/sides/spots/spot-view'
import type { Stake } from '#web/table/sides/spots/stakes'

/** The spots of the cloth as a tile has them. */
export function tileRows<Bet extends string>(
  rows: readonly Row<Bet>[],
  spotOn: (bet: Bet) => SpotView | undefined,
  tongue: Tongue,
): readonly TileRow[] {
  return rows.map(({ name, bets }) => ({
    name,
    isSide: name !== 'mains',
    spots: bets.flatMap((bet) => {
      const spot = spotOn(bet)
      return spot === undefined ? [] : [{ ...spot, stake: stakeOf(spot.stake, tongue) }]
    }),
  }))
}

function stakeOf(stake: Stake | null, tongue: Tongue): TileStake | null {
  if (stake === null) return null
  const { kind, cents, golden } = stake
  const shown = kind === 'won' || kind === 'returned' ? stake.paid : cents
  const isWrong = kind === 'refused' || kind === 'inactive'
  return { kind, cents, golden, shown, problem: isWrong ? stakeLabel(stake, tongue) : null }
}
