import { gameOf } from '#engine/families'
import { canonical } from '#engine/record/canonical'
import type { TableState } from '#engine/table/types'
import type { StaffDeed } from '#server/people/staff/log'
import type { Batch } from '#server/tables/batch'
import type { StaffRefusal } from '#server/tables/doers/staff-refusal'
import type { StaffCommand, StaffOrder } from '#server/tables/ports'
import type { Stakes } from '#server/wallet/stakes'

/** The log's words for orders. */
export const ACTIONS: Readonly<Record<StaffCommand['do'], string>> = {
  signOn: 'dealer-signed-on',
  handOver: 'dealer-hands-over',
  signOff: 'dealer-signed-off',
  openBetting: 'betting-opened',
  closeBetting: 'betting-closed',
  scan: 'card-scanned',
  lastHand: 'last-hand',
  changeShoe: 'shoe-changed',
  offerCut: 'cut-offered',
  openShoe: 'shoe-opened',
  call: 'supervisor-called',
  resume: 'table-resumed',
  pause: 'table-paused',
  rescanCard: 'card-taken-back',
  replaceCard: 'card-replaced',
  moveCard: 'card-moved',
  cancelRound: 'round-cancelled',
  failBonus: 'bonus-failed',
  voidRound: 'round-voided',
  setLimits: 'limits-set',
  swapCards: 'cards-swapped',
  unseat: 'player-unseated',
  removeDealer: 'dealer-removed',
  broadcast: 'table-told',
}

/** FL-5: who did what at which table, why, and what it changed. Cards are not in it: they may lie face down (FA-5). */
export function deedOf(
  batch: Batch,
  order: StaffOrder,
  before: TableState,
  refusal: StaffRefusal | null,
): StaffDeed {
  const { table, state, at } = batch
  const { by, command, approvedBy } = order
  const [was, is] = command.do === 'voidRound' ? VOIDED : atTable(batch, before)
  const second = approvedBy === undefined ? {} : { approvedBy }
  const wrong = refusal === null ? {} : { refused: refusal.text }
  return {
    actor: by.name,
    action: refusal === null ? ACTIONS[command.do] : `${ACTIONS[command.do]}-wrong`,
    subject: subjectOf(table, command),
    reason: reasonOf(command),
    before: was,
    after: { ...is, ...detailOf(command, state), ...second, ...wrong },
    at,
    table,
    player: command.do === 'unseat' ? command.player : null,
  }
}

function subjectOf(table: string, command: StaffCommand): string {
  if (command.do === 'voidRound') return command.round
  return command.do === 'unseat' ? `${table} ${command.player}` : table
}

function reasonOf(command: StaffCommand): string | null {
  if ('reason' in command) return command.reason.trim()
  return command.do === 'call' ? command.text.trim() : null
}

/** What of the order does not show in what it changed. */
function detailOf(command: StaffCommand, { shoe }: TableState): Readonly<Record<string, unknown>> {
  switch (command.do) {
    case 'openShoe':
      return { decks: shoe?.live?.decks }
    case 'replaceCard':
      return { card: command.card }
    case 'moveCard':
      return { card: command.card, to: command.to }
    case 'swapCards':
      return { why: command.why }
    case 'broadcast':
      return { text: command.text.trim() }
    default:
      return {}
  }
}

type Summary = Readonly<Record<string, unknown>>

/** Of the round that it is about, which is not the one at the table. */
const VOIDED: readonly [Summary, Summary] = [{ outcome: 'settled' }, { outcome: 'voided' }]

function atTable({ state, stakes, base }: Batch, before: TableState): readonly [Summary, Summary] {
  const [was, is] = changed(summary(before, base.stakes), summary(state, stakes))
  return [
    { round: before.round?.code ?? null, ...was },
    { round: state.round?.code ?? null, ...is },
  ]
}

function summary(state: TableState, stakes: Stakes): Summary {
  const { id, game, paused, live, shoe, setLimits } = state
  const { unit, ranges } = game.limits
  return {
    phase: game.phase,
    paused: paused?.why ?? null,
    alarm: paused?.alarm?.kind ?? null,
    dealer: live?.dealer ?? null,
    decks: live?.decks ?? null,
    cards: live?.dealt ?? null,
    shoe: shoe?.shoe ?? null,
    lastHand: shoe === null ? null : shoe.cutCardSeat !== null,
    burned: shoe?.burnedCount ?? null,
    cutOffer: state.cutOffer?.to ?? null,
    limits: setLimits?.limits ?? { unit, ranges },
    seats: gameOf(id)
      .places(game)
      .map(({ player, leaving }) => (leaving ? null : player)),
    stakes,
  }
}

/** Only what is not the same. */
function changed(before: Summary, after: Summary): readonly [Summary, Summary] {
  const fields = Object.keys(before).filter((field) => text(before[field]) !== text(after[field]))
  const only = (of: Summary) => Object.fromEntries(fields.map((field) => [field, of[field]]))
  return [only(before), only(after)]
}

function text(value: unknown): string {
  return canonical(value ?? null)
}
