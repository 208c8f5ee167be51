import { Lock } from 'lucide-react'
import { memo } from 'react'
import { Chip } from '#ui/draw/chips/chip'
import { chipFor } from '#ui/draw/chips/chips'
import { pressSpot, takeOff } from '#web/multi/send'
import css from '#web/multi/tile/spot-button.module.css'
import type { RowName } from '#web/table/baccarat/spots/rows'
import { type SpotView, stakeLabel, type Tongue } from '#web/table/baccarat/spots/spot-view'
import type { Stake } from '#web/table/baccarat/spots/stakes'

interface Props {
  readonly table: string
  readonly spot: SpotView
  readonly tongue: Tongue
  readonly row: RowName
}

/** A bet of a tile: its odds, and the player's own chips in whatever state they are (MP-4). */
export function SpotButton({ table, spot, tongue, row }: Props) {
  const { stake } = spot
  // What is wrong with the chips stands where the odds were.
  const isWrong = stake?.kind === 'refused' || stake?.kind === 'inactive'
  return (
    <button
      type="button"
      className={css.spot}
      data-tone={spot.tone}
      data-state={spot.state}
      data-row={row}
      data-bet={spot.bet}
      aria-label={spot.label}
      aria-disabled={spot.state !== 'open'}
      onClick={(event) => pressSpot(table, spot, event.shiftKey)}
      onContextMenu={(event) => {
        event.preventDefault()
        takeOff(table, spot.bet)
      }}
    >
      <span className={css.words}>
        <span className={css.name}>{spot.name}</span>
        <span className={css.line} data-wrong={isWrong ? stake.kind : undefined}>
          {isWrong ? stakeLabel(stake, tongue) : spot.brief}
        </span>
      </span>
      {stake !== null && <Chips stake={stake} tongue={tongue} />}
      {stake === null && spot.state === 'closed' && <Lock className={css.lock} size={12} aria-hidden />}
    </button>
  )
}

const Chips = memo(function Chips({ stake, tongue }: { readonly stake: Stake; readonly tongue: Tongue }) {
  const { formats, currency } = tongue
  const cents = stake.kind === 'won' || stake.kind === 'returned' ? stake.paid : stake.cents
  return (
    <span className={css.stake} data-kind={stake.kind}>
      <b>{formats.money(cents, currency, true)}</b>
      <Chip value={chipFor(stake.cents)} metal={stake.golden ? 'golden' : 'clay'} size={28} />
    </span>
  )
})
