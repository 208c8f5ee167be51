import { createHmac } from 'node:crypto'
import { isCard } from '#engine/cards/card'
import type { TableId } from '#engine/ids'
import { canonical } from '#engine/record/canonical'
import { linkText } from '#engine/record/chain'
import type { TableEvent } from '#engine/table/types'
import { seal, unseal } from '#server/store/seal'

/** An event as the store keeps it. Its hash covers everything else in the row and the hash before it (FA-4). */
export interface StoredRecord {
  readonly version: number
  readonly at: number
  readonly type: string
  readonly body: string
  readonly sealed: string | null
  readonly hash: string
}

export interface Sealer {
  seal(text: string, context: string): string
  unseal(sealed: string, context: string): string
  /** Always the same for the same text, and tells nothing of it to whoever does not have the key. */
  digest(text: string): string
}

export function sealerWith(key: Uint8Array): Sealer {
  return {
    seal: (text, context) => seal(key, text, context),
    unseal: (sealed, context) => unseal(key, sealed, context),
    digest: (text) => createHmac('sha256', key).update(`sabot/digest/v1 ${text}`).digest('hex').slice(0, 32),
  }
}

interface Position {
  readonly table: TableId
  readonly version: number
  readonly at: number
  readonly previousHash: string
}

export function recordOf(event: TableEvent, position: Position, sealer: Sealer): StoredRecord {
  const { table, version, at, previousHash } = position
  const card = faceDownCard(event)
  const sealed = card === null ? null : sealer.seal(card, contextOf(table, version))
  const body = canonical(card === null ? event : { ...event, card: null })
  return { version, at, type: event.type, body, sealed, hash: recordHash({ at, body, sealed }, previousHash) }
}

/** A card that lies face down is never written in the open (FA-5). */
function faceDownCard(event: TableEvent): string | null {
  return event.type === 'dealt' && event.faceDown ? event.card : null
}

function contextOf(table: TableId, version: number): string {
  return `${table}/${version}`
}

export function recordHash(
  { at, body, sealed }: Pick<StoredRecord, 'at' | 'body' | 'sealed'>,
  previousHash: string,
): string {
  const tail = sealed === null ? '' : `,"sealed":${JSON.stringify(sealed)}`
  return linkText(previousHash, `{"at":${at},"event":${body}${tail}}`)
}

export function eventOf(
  { version, body, sealed }: Pick<StoredRecord, 'version' | 'body' | 'sealed'>,
  table: TableId,
  sealer: Sealer,
): TableEvent {
  const event = JSON.parse(body) as TableEvent
  if (sealed === null || event.type !== 'dealt') return event
  const card = sealer.unseal(sealed, contextOf(table, version))
  if (!isCard(card)) throw new RangeError(`Record ${version} of table ${table} does not hold a card.`)
  return { ...event, card } as TableEvent
}
