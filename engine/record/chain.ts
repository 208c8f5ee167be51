import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from '#engine/record/canonical'

/** An event with the hash of the one before it and its own (FA-4). */
export interface Linked<Event> {
  readonly previous: string
  readonly event: Event
  readonly hash: string
}

/** Stands before the first event of every record. */
export const GENESIS = '0'.repeat(64)

const LABEL = utf8ToBytes('sabot/event/v1')

/** The hash of an event in its place: over the hash before it and everything it says. */
export function link(previousHash: string, event: unknown): string {
  return linkText(previousHash, canonical(event))
}

/** The same for an event that is canonical text already. */
export function linkText(previousHash: string, text: string): string {
  if (!/^[0-9a-f]{64}$/.test(previousHash)) {
    throw new RangeError(`A link is 64 lower-case hexadecimal digits, not '${previousHash}'.`)
  }
  return bytesToHex(sha256(concatBytes(LABEL, hexToBytes(previousHash), utf8ToBytes(text))))
}

/** Links the events one to the other, after `from`. */
export function chain<Event>(events: readonly Event[], from: string = GENESIS): Linked<Event>[] {
  let previous = from
  return events.map((event) => {
    const linked = { previous, event, hash: link(previous, event) }
    previous = linked.hash
    return linked
  })
}

/** The index of the first record that does not fit, or null. A tail that is missing shows only against its last hash. */
export function verifyChain(records: readonly Linked<unknown>[], from: string = GENESIS): number | null {
  let previous = from
  for (const [index, record] of records.entries()) {
    if (!fits(record, previous)) return index
    previous = record.hash
  }
  return null
}

/** An event with no canonical form can never have been linked: a finding, not a crash. */
function fits(record: Linked<unknown>, previous: string): boolean {
  try {
    return record.previous === previous && record.hash === link(previous, record.event)
  } catch {
    return false
  }
}
