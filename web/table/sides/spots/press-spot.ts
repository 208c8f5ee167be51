import { useSettings } from '#web/state/settings'
import { layChip, takeChipOff } from '#web/table/chips/lay'
import { order } from '#web/table/chips/order'
import type { SpotView } from '#web/table/sides/spots/spot-view'

function spotOf(bet: string) {
  return { bet, seat: 0, behind: false }
}

/** MB-2: a click adds the chip in hand; a second tap confirms where the player wants it so (MB-3). */
export function pressSpot(table: string, { bet, stake, state }: SpotView, withShift: boolean): void {
  if (state !== 'open' && state !== 'closed') return
  if (withShift) {
    takeOff(table, bet)
    return
  }
  const { confirmMode } = useSettings.getState().settings
  if (stake?.kind === 'unconfirmed' && confirmMode === 'second-tap') void order(table, { do: 'confirm' })
  else layChip(table, [spotOf(bet)])
}

export function takeOff(table: string, bet: string): void {
  takeChipOff(table, spotOf(bet))
}
