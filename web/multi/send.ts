import { toast } from '#ui/kit/toast'
import { useSpoken } from '#web/i18n/language'
import { bring } from '#web/multi/at-tables/holding'
import { roundsOf } from '#web/multi/at-tables/rounds'
import { isOfPanel } from '#web/multi/at-tables/tables'
import { changeMulti, useMulti } from '#web/multi/state'
import type { TileSpot } from '#web/multi/tile/spot'
import { together } from '#web/net/house'
import { usePerson } from '#web/state/person'
import { useSettings } from '#web/state/settings'
import { placeOf, useTables } from '#web/state/tables'
import { nextPress, pressOf } from '#web/table/chips/gestures'
import { clear, double, lay, repeat, takeChipOff, undo } from '#web/table/chips/lay'
import { laidNow } from '#web/table/chips/on-cloth'
import { order } from '#web/table/chips/order'
import { dockOf } from '#web/table/dock/dock-state'

function spotOf(bet: string) {
  return { bet, seat: 0, behind: false }
}

/** MP-4: the chip in hand onto a spot of any table. At the first one, joining and betting go in one frame. */
export function pressSpot(table: string, { bet, stake, state }: TileSpot, withShift: boolean): void {
  if (state !== 'open' && state !== 'closed') return
  if (withShift) return takeOff(table, bet)
  const { chip, golden } = useMulti.getState().hand
  if (chip === 0) return
  changeMulti({ newest: table })
  const { confirmMode } = useSettings.getState().settings
  if (stake?.kind === 'unconfirmed' && confirmMode === 'second-tap') {
    void order(table, { do: 'confirm' })
    return
  }
  together(() => {
    if (!bring(table)) toast('stop', useSpoken.getState().words.multi.tooMany)
    else void lay(table, [{ ...spotOf(bet), amount: chip, golden }])
  })
}

export function takeOff(table: string, bet: string): void {
  takeChipOff(table, spotOf(bet), useMulti.getState().hand.chip)
}

/** The panel's tables that this window is at and at which betting is open. */
function openTables(): readonly string[] {
  return Object.entries(useTables.getState().places).flatMap(([table, { tracked }]) => {
    if (tracked === null) return [table]
    const { id, game, paused } = tracked.state
    return isOfPanel(id) && game.phase === 'betting' && paused === null ? [table] : []
  })
}

/** One press of undo takes back what the newest press laid, at however many tables that was. */
export function undoNewest(): void {
  const tables = openTables()
  const press = (table: string) => {
    const newest = dockOf(table).gestures.at(-1)
    return newest === undefined ? 0 : pressOf(newest)
  }
  const newest = Math.max(0, ...tables.map(press))
  if (newest > 0) for (const table of tables.filter((one) => press(one) === newest)) undo(table)
  else {
    // A page that was loaded again does not know how the chips came: table by table.
    const table = tables.find((one) => laidNow(one).length > 0)
    if (table !== undefined) undo(table)
  }
}

export function clearAll(): void {
  for (const table of openTables()) {
    if (dockOf(table).gestures.length > 0 || laidNow(table).length > 0) clear(table)
  }
}

/** Tables where the player bet in the round before and has laid nothing yet. */
export function repeatable(): readonly string[] {
  const rounds = roundsOf(usePerson.getState().person?.player ?? '')
  return openTables().filter((table) => {
    const number = placeOf(table).tracked?.state.round?.number
    const { last, gestures } = dockOf(table)
    if (number === undefined || last.length === 0 || gestures.length > 0) return false
    return rounds[table]?.played === number - 1 && laidNow(table).length === 0
  })
}

export function repeatAll(): void {
  const press = nextPress()
  together(() => {
    for (const table of repeatable()) {
      if (bring(table)) repeat(table, press)
    }
  })
}

export function doubleAll(): void {
  const press = nextPress()
  for (const table of openTables()) {
    if (dockOf(table).gestures.length > 0 || laidNow(table).length > 0) double(table, press)
  }
}

export function confirmAll(tables: readonly string[]): void {
  together(() => {
    for (const table of tables) void order(table, { do: 'confirm' })
  })
}
