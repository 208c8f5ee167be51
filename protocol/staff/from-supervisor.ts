import * as v from 'valibot'
import { LARGEST_CENTS } from '#engine/money/cents'
import type { Range, TableLimits } from '#engine/round/limits'
import { SWAP_REASONS, type SwapReason } from '#engine/table/live'
import { draftRemark } from '#protocol/chat'
import { decks, playersReason, scannedText, staffReason, staffWords } from '#protocol/staff/fields'
import { byName, pick } from '#protocol/wire/choose'
import {
  amount,
  anyInteger,
  commandId,
  count,
  flag,
  OBJECT,
  oneOf,
  playerId,
  roundCode,
  tableId,
} from '#protocol/wire/fields'

/** The round that an order is about: in any other it is refused. */
interface OfRound {
  readonly round: string
}

/** The same, and how many of its cards were seen: with more or fewer the order would be about another one. */
interface OfCards extends OfRound {
  readonly dealt: number
}

/** FL-2: a round that was settled is not to count. */
export type VoidCommand = OfRound & { readonly do: 'voidRound'; readonly reason: string }

/** What a supervisor orders at a table (FL-4). Cards of the round are counted from 1, burned ones not. */
export type SupervisorCommand =
  | { readonly do: 'pause'; readonly reason: string }
  | { readonly do: 'resume' }
  /** The newest card is taken back; the dealer scans again. */
  | (OfCards & { readonly do: 'rescanCard'; readonly reason: string })
  /** Another card lies there than was scanned. */
  | (OfCards & {
      readonly do: 'replaceCard'
      readonly card: number
      readonly code: string
      readonly reason: string
    })
  /** Scanned in the wrong order: card `card` was dealt as card `to`. */
  | (OfCards & {
      readonly do: 'moveCard'
      readonly card: number
      readonly to: number
      readonly reason: string
    })
  /** FL-1: everything staked goes back. */
  | (OfRound & { readonly do: 'cancelRound'; readonly reason: string })
  /** MF-21. */
  | (OfRound & { readonly do: 'failBonus'; readonly reason: string })
  | VoidCommand
  /** From the next round on. */
  | { readonly do: 'setLimits'; readonly limits: TableLimits; readonly reason: string }
  /** SH-9: this shoe is over after the round. New cards have other decks; an automatic table needs none. */
  | {
      readonly do: 'swapCards'
      readonly why: SwapReason
      readonly decks?: readonly number[]
      readonly reason: string
    }
  | { readonly do: 'unseat'; readonly player: string; readonly reason: string }
  | { readonly do: 'removeDealer'; readonly reason: string }
  | { readonly do: 'broadcast'; readonly text: string }

const pair = v.strictTuple([amount, amount])

function isRange(value: unknown): value is Range {
  return v.is(pair, value) && value[0] <= value[1]
}

/** Not `v.record`: it takes lists for objects, and leaves names such as `__proto__` out instead of refusing them. */
const ranges = v.custom<TableLimits['ranges']>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([bet, range]) => /^\w{1,40}$/.test(bet) && isRange(range)),
  `for each bet its minimum and maximum in whole cents up to ${LARGEST_CENTS}`,
)

const limits: v.GenericSchema<unknown, TableLimits> = v.strictObject(
  {
    unit: v.custom<TableLimits['unit']>((value) => v.is(amount, value), 'whole cents'),
    ranges,
  },
  OBJECT,
)

const reason = staffReason
const round = roundCode
const dealt = count

export const SUPERVISOR_COMMANDS = byName('do', {
  pause: { reason },
  resume: {},
  rescanCard: { round, dealt, reason },
  replaceCard: { round, dealt, card: count, code: scannedText, reason },
  moveCard: { round, dealt, card: count, to: count, reason },
  cancelRound: { round, reason },
  failBonus: { round, reason },
  voidRound: { round, reason: playersReason },
  setLimits: { limits, reason },
  swapCards: { why: oneOf(SWAP_REASONS), decks: v.exactOptional(decks), reason },
  unseat: { player: playerId, reason },
  removeDealer: { reason },
  broadcast: { text: staffWords },
}) satisfies Readonly<Record<SupervisorCommand['do'], v.GenericSchema<unknown, SupervisorCommand>>>

const supervisorCommand = pick('do', SUPERVISOR_COMMANDS)

/** Where money moves back, a second supervisor has to agree. */
export const NEEDS_SECOND: readonly SupervisorCommand['do'][] = ['cancelRound', 'failBonus', 'voidRound']
export type SecondedCommand = Extract<SupervisorCommand, { do: 'cancelRound' | 'failBonus' | 'voidRound' }>

export function needsSecond(command: { readonly do: string }): command is SecondedCommand {
  return NEEDS_SECOND.some((name) => name === command.do)
}

/** What a supervisor's console sends. */
export type FromSupervisor =
  /** All tables at a glance, told again whenever something changes. */
  | { readonly type: 'floor'; readonly on: boolean }
  | { readonly type: 'join'; readonly table: string; readonly since?: number }
  | { readonly type: 'leave'; readonly table: string }
  | { readonly type: 'do'; readonly id: string; readonly table: string; readonly command: SupervisorCommand }
  /** The second person's word on what another supervisor wants. */
  | { readonly type: 'approve'; readonly id: string; readonly approval: string; readonly yes: boolean }
  /** I know of this table's alarm, and am coming. */
  | { readonly type: 'acknowledge'; readonly id: string; readonly table: string }
  /** What `broadcast` is to one table, to all of them. */
  | { readonly type: 'announce'; readonly id: string; readonly text: string }
  | { readonly type: 'say'; readonly id: string; readonly room: string; readonly text: string }
  | { readonly type: 'ping'; readonly at: number }

export const FROM_SUPERVISOR = byName('type', {
  floor: { on: flag },
  join: { table: tableId, since: v.exactOptional(count) },
  leave: { table: tableId },
  do: { id: commandId, table: tableId, command: supervisorCommand },
  approve: { id: commandId, approval: commandId, yes: flag },
  acknowledge: { id: commandId, table: tableId },
  announce: { id: commandId, text: staffWords },
  say: { id: commandId, room: tableId, text: draftRemark },
  ping: { at: anyInteger },
}) satisfies Readonly<Record<FromSupervisor['type'], v.GenericSchema<unknown, FromSupervisor>>>
