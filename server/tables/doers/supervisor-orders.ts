import { gameOf } from '#engine/families'
import type { TableState } from '#engine/table/types'
import type { SupervisorCommand, VoidCommand } from '#protocol/staff/from-supervisor'
import { limitsProblem } from '#server/config/limits-problem'
import type { Batch } from '#server/tables/batch'
import { startClock } from '#server/tables/clock'
import { correct } from '#server/tables/doers/corrections'
import { checkDecks } from '#server/tables/doers/dealer-orders'
import { cancelRound, failBonus, pauseAnew } from '#server/tables/doers/pit-boss'
import { refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import type { StaffOrder, Timings } from '#server/tables/ports'
import type { Vault } from '#server/tables/vault'

/** What a supervisor's order may need besides the table itself. */
interface SupervisorsWorld {
  readonly vault: Vault
  readonly timings: Timings
}

/** Orders about what is at the table now; a void is about what is over. */
export type OrderNow = Exclude<SupervisorCommand, VoidCommand>

/** FL-4: a supervisor's order, carried out or refused with nothing changed. */
export function takeSupervisorsOrder(
  batch: Batch,
  command: OrderNow,
  { by }: Pick<StaffOrder, 'by'>,
  { vault, timings }: SupervisorsWorld,
): StaffRefusal | null {
  switch (command.do) {
    case 'pause':
      return pauseTable(batch)
    case 'resume':
      return resume(batch, timings)
    case 'rescanCard':
    case 'replaceCard':
    case 'moveCard':
      return correct(batch, command, by.name)
    case 'cancelRound':
      if (batch.state.game.phase === 'over') return NO_ROUND
      cancelRound(batch, vault)
      return null
    case 'failBonus':
      if (batch.state.game.phase !== 'bonus') return refuseStaff('no-bonus', 'No bonus is to be played.')
      failBonus(batch)
      return null
    case 'setLimits': {
      const problem = limitsProblem(batch.state.id, command.limits)
      if (problem !== null) return refuseStaff('bad-input', problem)
      batch.emit({ type: 'limitsSet', limits: command.limits, by: by.name })
      return null
    }
    case 'swapCards':
      return swapCards(batch, command, by.name)
    case 'unseat':
      return unseat(batch, command.player)
    case 'removeDealer':
      return removeDealer(batch)
    case 'broadcast':
      batch.emit({ type: 'announced', text: command.text.trim(), by: by.name })
      return null
    default:
      return command satisfies never
  }
}

const NO_ROUND = refuseStaff('closed', 'No round is being played: a settled one can be voided.')
const PAUSED_TEXT = 'The supervisor has stopped the game for a moment.'

/** Over a fault too: then nothing is given up, and no card goes on by itself, before the supervisor says so. */
function pauseTable(batch: Batch): StaffRefusal | null {
  const { paused } = batch.state
  if (paused?.why === 'supervisor' || paused?.why === 'closed') {
    return refuseStaff('pausing', 'The table stands still already.')
  }
  const alarm = paused?.alarm && ({ ...paused.alarm, solvedBy: 'supervisor' } as const)
  pauseAnew(batch, 'supervisor', PAUSED_TEXT, alarm)
  return null
}

function resume(batch: Batch, timings: Timings): StaffRefusal | null {
  const { paused } = batch.state
  if (paused === null) return refuseStaff('not-paused', 'The table does not stand still.')
  if (paused.why === 'closed') return refuseStaff('table-closed', 'The table is closed: open it.')
  batch.emit({ type: 'resumed' })
  startClock(batch, timings)
  return null
}

/** SH-9: new cards are others than those that lie there. */
function swapCards(
  batch: Batch,
  { why, decks }: Extract<SupervisorCommand, { do: 'swapCards' }>,
  by: string,
): StaffRefusal | null {
  const { state, at } = batch
  const wrong = state.live === undefined ? checkNoDecks(decks) : checkNewDecks(state, decks)
  if (wrong !== null) return wrong
  batch.emit({ type: 'cardsSwapped', why, decks: decks ?? [], at, by })
  return null
}

function checkNoDecks(decks: readonly number[] | undefined): StaffRefusal | null {
  if (decks === undefined) return null
  return refuseStaff('bad-input', 'This table deals by itself: its cards have no decks to name.')
}

function checkNewDecks(state: TableState, decks: readonly number[] | undefined): StaffRefusal | null {
  if (decks === undefined) return refuseStaff('bad-input', 'Name the decks of the new cards.')
  const old = [...(state.live?.decks ?? []), ...(state.shoe?.live?.decks ?? [])]
  const again = decks.find((deck) => old.includes(deck))
  if (again !== undefined) return refuseStaff('bad-input', `Deck ${again} is in use: bring new cards.`)
  return checkDecks(state, decks)
}

/** A seat with a hand in play is free after the round (VE-14). */
function unseat(batch: Batch, player: string): StaffRefusal | null {
  const { game, id } = batch.state
  const own = gameOf(id)
    .places(game)
    .flatMap((seat, index) => (seat.player === player ? [index + 1] : []))
  const free = own.filter((seat) => mayLeave(batch, { id, player, seat }))
  if (free.length === 0) return refuseStaff('no-seat', 'This player has no seat that could be given up.')
  for (const seat of free) batch.must({ do: 'leave', player, seat })
  return null
}

function mayLeave(
  batch: Batch,
  { id, player, seat }: { readonly id: TableState['id']; readonly player: string; readonly seat: number },
): boolean {
  return gameOf(id).check(batch.state.game, { do: 'leave', player, seat }, batch.funds) === null
}

/** Whoever was taken off in the middle of a round leaves cards on the table. */
function removeDealer(batch: Batch): StaffRefusal | null {
  const { live, game, paused } = batch.state
  if (live?.dealer == null) return refuseStaff('nobody-deals', 'Nobody deals at this table.')
  batch.emit({ type: 'dealer', dealer: null })
  if (game.phase !== 'over' && paused === null) {
    pauseAnew(batch, 'supervisor', PAUSED_TEXT, { kind: 'called', text: NO_DEALER, solvedBy: 'supervisor' })
  }
  return null
}

const NO_DEALER = 'The dealer was taken off: another one has to sign on.'
