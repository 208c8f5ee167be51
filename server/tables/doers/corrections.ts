import type { PhysicalCard } from '#engine/cards/scan-code'
import { readScanCode } from '#engine/cards/scan-code'
import type { Correction } from '#engine/table/live'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import type { SupervisorCommand } from '#protocol/staff/from-supervisor'
import type { Batch } from '#server/tables/batch'
import { pause, pauseAnew } from '#server/tables/doers/pit-boss'
import { deal } from '#server/tables/doers/scans'
import { refuseStaff, type StaffRefusal } from '#server/tables/doers/staff-refusal'
import { isSame, type Tray } from '#server/tables/live/tray'
import { TableFault } from '#server/tables/memory'

type Command = Extract<SupervisorCommand, { do: 'rescanCard' | 'replaceCard' | 'moveCard' }>

/**
 * FL-1: cards that were dealt wrong are put right, as long as nobody decided anything since. The round is dealt again
 * from before the first wrong one; players get a fresh picture of the table.
 */
export function correct(batch: Batch, command: Command, by: string): StaffRefusal | null {
  const { state } = batch
  const open = state.live?.undo ?? null
  if (open === null) return refuseStaff('automatic', 'Only cards that a dealer scanned can be put right.')
  const dealt = state.live?.dealt ?? 0
  if (state.game.phase === 'over' || dealt === 0) {
    return refuseStaff('no-cards', 'No card of a running round lies on the table.')
  }
  if (command.dealt !== dealt) return otherCards(command.dealt, dealt)
  const settledCards = dealt - open.length
  const cards = open.length === 0 ? [] : batch.tray.cards.slice(-open.length).filter((card) => card !== null)
  if (cards.length < open.length) throw new TableFault('A card lies face down, and its record does not open.')
  const change = changeOf(state, command, { settledCards, dealt, cards, seen: batch.tray.cards })
  if ('reason' in change) return change
  const { what, from, again } = change
  pause(batch, 'supervisor', CORRECTING)
  batch.emit({ type: 'corrected', what, back: cards.length - from, reason: command.reason.trim(), by })
  dealAgain(batch, again)
  tell(batch, what)
  return null
}

interface Change {
  readonly what: Correction
  /** The first card, of those that can be taken back, that is. */
  readonly from: number
  readonly again: readonly PhysicalCard[]
}

interface Cards {
  readonly settledCards: number
  readonly dealt: number
  /** Those that can still be taken back. */
  readonly cards: readonly PhysicalCard[]
  readonly seen: Tray['cards']
}

function changeOf(state: TableState, command: Command, around: Cards): Change | StaffRefusal {
  const { cards, settledCards, dealt } = around
  switch (command.do) {
    case 'rescanCard': {
      if (cards.length === 0) return DECIDED
      return { what: 'rescan', from: cards.length - 1, again: [] }
    }
    case 'replaceCard': {
      const wrong = checkPlace(command.card, dealt, settledCards)
      if (wrong !== null) return wrong
      const from = command.card - settledCards - 1
      const other = otherCard(state, command.code, around)
      return 'reason' in other ? other : { what: 'replace', from, again: cards.with(from, other).slice(from) }
    }
    case 'moveCard': {
      const { card, to } = command
      const wrong = checkPlace(card, dealt, settledCards) ?? checkPlace(to, dealt, settledCards)
      if (wrong !== null) return wrong
      if (card === to) return refuseStaff('bad-input', 'The card lies there already.')
      const moved = cards[card - settledCards - 1]
      if (moved === undefined) return DECIDED
      const order = cards.toSpliced(card - settledCards - 1, 1).toSpliced(to - settledCards - 1, 0, moved)
      const from = Math.min(card, to) - settledCards - 1
      return { what: 'move', from, again: order.slice(from) }
    }
    default:
      return command satisfies never
  }
}

function checkPlace(card: number, dealt: number, settledCards: number): StaffRefusal | null {
  if (card < 1 || card > dealt) {
    return refuseStaff('bad-input', `The round has cards 1 to ${dealt}, no card ${card}.`)
  }
  return card > settledCards ? null : DECIDED
}

function otherCard({ shoe }: TableState, code: string, { seen }: Cards): PhysicalCard | StaffRefusal {
  const card = readScanCode(code)
  if (card === null) return refuseStaff('bad-input', 'This code is of no card: read it again.')
  if (shoe?.live?.decks.includes(card.deck) !== true) {
    return refuseStaff('bad-input', 'This card does not belong to the decks of this shoe.')
  }
  return seen.some((one) => isSame(one, card))
    ? refuseStaff('bad-input', 'This card has left the shoe already: move it instead.')
    : card
}

function otherCards(seen: number, dealt: number): StaffRefusal {
  return refuseStaff(
    'other-cards',
    `The round had ${seen} cards when this was ordered, and has ${dealt} now: look again.`,
  )
}

/** What the right cards no longer want stays in the dealer's hand: it is the next card that is wanted (SH-7). */
function dealAgain(batch: Batch, cards: readonly PhysicalCard[]): void {
  for (const card of cards) {
    if (wantedCard(batch.state) === null || batch.state.game.phase === 'over') return
    deal(batch, card)
  }
}

/** Last of all, so that it is what players hear when they come back for a fresh picture. */
function tell(batch: Batch, what: Correction): void {
  if (what === 'rescan') {
    pauseAnew(batch, 'fault', CORRECTING, { kind: 'rescan', text: RESCAN, solvedBy: 'dealer' })
  } else pauseAnew(batch, 'supervisor', CORRECTED)
}

const DECIDED = refuseStaff(
  'decided',
  'Somebody has acted on this card: it cannot be put right any more. Cancel the round, or let it stand.',
)
const CORRECTING = 'A card is put right by the supervisor.'
const CORRECTED = 'A card was put right by the supervisor: the game goes on in a moment.'
const RESCAN = 'The last card was taken back. Scan the right one.'
