import { Lock } from 'lucide-react'
import { memo } from 'react'
import { Chip } from '#ui/draw/chips/chip'
import { chipFor } from '#ui/draw/chips/chips'
import { useFormats } from '#web/i18n/language'
import { pressSpot, takeOff } from '#web/multi/send'
import type { TileSpot } from '#web/multi/tile/spot'
import css from '#web/multi/tile/spot-button.module.css'

interface Props {
  readonly table: string
  readonly spot: TileSpot
  readonly currency: string
  readonly row: string
}

/** A bet of a tile: its odds, and the player's own chips in whatever state they are (MP-4). */
export function SpotButton({ table, spot, currency, row }: Props) {
  const { stake } = spot
  const problem = stake?.problem ?? null
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
        {/* What is wrong with the chips stands where the odds were. */}
        <span className={css.line} data-wrong={problem === null ? undefined : stake?.kind}>
          {problem ?? spot.brief}
        </span>
      </span>
      {stake !== null && (
        <Chips
          kind={stake.kind}
          cents={stake.cents}
          shown={stake.shown}
          golden={stake.golden}
          currency={currency}
        />
      )}
      {stake === null && spot.state === 'closed' && <Lock className={css.lock} size={12} aria-hidden />}
    </button>
  )
}

interface ChipsProps {
  readonly kind: string
  readonly cents: number
  readonly shown: number
  readonly golden: boolean
  readonly currency: string
}

const Chips = memo(function Chips({ kind, cents, shown, golden, currency }: ChipsProps) {
  const { money } = useFormats()
  return (
    <span className={css.stake} data-kind={kind}>
      <b>{money(shown, currency, true)}</b>
      <Chip value={chipFor(cents)} metal={golden ? 'golden' : 'clay'} size={28} />
    </span>
  )
})
