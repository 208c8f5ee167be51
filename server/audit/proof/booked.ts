import type { ShoeProof } from '#server/audit/proof/document'
import type { Booked } from '#server/audit/reading'
import { ACCOUNT_KINDS, type AccountKind, type Named } from '#server/wallet/accounts'

type Written = ShoeProof['transfers'][number]

/** A transfer as a proof writes it down: its accounts by name. */
export function written({ entries, ...transfer }: Booked): Written {
  return { ...transfer, entries: entries.map(({ account, amount }) => ({ account: account.id, amount })) }
}

export interface Read extends Booked {
  /** Of the record that it came with; null where it came with none. */
  readonly version: number | null
}

/** A proof has nothing but names, which anybody may have written: here they get to be what they name, or nothing. */
export function read({ key, entries, ...transfer }: Written): Read {
  const lines = entries.map(({ account, amount }) => ({ account: named(account), amount }))
  const version = VERSION.exec(key)?.[1]
  return { key, ...transfer, entries: lines, version: version === undefined ? null : Number(version) }
}

const VERSION = /\/(\d+)$/

const NAME = /^(?<kind>[a-z-]+):(?<owner>.*)$/
/** A table, and the currency where that is not the table's own. */
const OF_A_TABLE = /^(?<table>[a-z0-9-]+)(\.[A-Z]{3})?$/
const OF_TABLES: readonly AccountKind[] = ['stakes', 'stakes-golden', 'house', 'promotions']

function named(id: string): Named {
  const { kind, owner = '' } = NAME.exec(id)?.groups ?? {}
  if (!isKind(kind)) return { id, kind: null }
  if (!OF_TABLES.includes(kind)) return { id, kind }
  const table = OF_A_TABLE.exec(owner)?.groups?.table
  return table === undefined ? { id, kind: null } : { id, kind, table }
}

function isKind(text: string | undefined): text is AccountKind {
  return text !== undefined && Object.hasOwn(ACCOUNT_KINDS, text)
}
