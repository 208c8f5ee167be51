import * as v from 'valibot'
import { draftRemark } from '#protocol/chat'
import { decks, scannedText, staffWords } from '#protocol/staff/fields'
import { byName, pick } from '#protocol/wire/choose'
import { anyInteger, commandId, count, tableId } from '#protocol/wire/fields'

/** What a dealer orders at the table (FL-4). */
export type DealerCommand =
  /** Deals here from now on: where nobody does, or whoever does hands over. */
  | { readonly do: 'signOn' }
  /** Deals on until another dealer signs on. */
  | { readonly do: 'handOver' }
  /** Between two rounds: nobody deals here any more. */
  | { readonly do: 'signOff' }
  | { readonly do: 'openBetting' }
  | { readonly do: 'closeBetting' }
  /** A card went over the reader: the one that is wanted, or the first of a shoe that is burned (SH-5). */
  | { readonly do: 'scan'; readonly code: string }
  /** The cut card came out (SH-2). */
  | { readonly do: 'lastHand' }
  /** The shoe is over: its cards are taken away, others are shuffled. */
  | { readonly do: 'changeShoe' }
  /** SH-4. */
  | { readonly do: 'offerCut' }
  /** The coming shoe is in its place. Without `decks` it is made of those that the table has. */
  | { readonly do: 'openShoe'; readonly decks?: readonly number[] }
  /** The supervisor is to come: the round stands still. */
  | { readonly do: 'call'; readonly text: string }
  /** A misread was looked into: it goes on. */
  | { readonly do: 'resume' }

export const DEALER_COMMANDS = byName('do', {
  signOn: {},
  handOver: {},
  signOff: {},
  openBetting: {},
  closeBetting: {},
  scan: { code: scannedText },
  lastHand: {},
  changeShoe: {},
  offerCut: {},
  openShoe: { decks: v.exactOptional(decks) },
  call: { text: staffWords },
  resume: {},
}) satisfies Readonly<Record<DealerCommand['do'], v.GenericSchema<unknown, DealerCommand>>>

const dealerCommand = pick('do', DEALER_COMMANDS)

/** What a dealer's console sends. */
export type FromDealer =
  | { readonly type: 'join'; readonly table: string; readonly since?: number }
  | { readonly type: 'leave'; readonly table: string }
  | { readonly type: 'do'; readonly id: string; readonly table: string; readonly command: DealerCommand }
  | { readonly type: 'say'; readonly id: string; readonly room: string; readonly text: string }
  | { readonly type: 'ping'; readonly at: number }

export const FROM_DEALER = byName('type', {
  join: { table: tableId, since: v.exactOptional(count) },
  leave: { table: tableId },
  do: { id: commandId, table: tableId, command: dealerCommand },
  say: { id: commandId, room: tableId, text: draftRemark },
  ping: { at: anyInteger },
}) satisfies Readonly<Record<FromDealer['type'], v.GenericSchema<unknown, FromDealer>>>
