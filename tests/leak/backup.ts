import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROWS } from '#server/operations/backup/manifest'
import { ask } from '#server/operations/control/ask'
import type { Line } from '#server/store/copy/parts'

export interface Row {
  readonly table: string
  readonly row: string
  /** Of an order that was given under an id: the hash by which the same order is known again. */
  readonly inputHash?: string
}

/** Random, hashed or sealed: nobody reads it, and it never comes out the same twice. */
const OPAQUE = [
  'sealed',
  'sealed_seed',
  'hash',
  'head',
  'token_hash',
  'login_hash',
  'input_hash',
  'nonce',
  'password_hash',
]

/** A backup of the running house, row by row, without what is sealed or hashed in it. */
export async function backupOf(folder: string): Promise<readonly Row[]> {
  const target = join(folder, 'backup')
  const answer = await ask(folder, { do: 'backup', folder: target, passphrase: null })
  if (answer?.ok !== true) throw new Error(`No backup: ${JSON.stringify(answer)}`)
  const lines = readFileSync(join(target, ROWS), 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith('['))
    .map((line) => {
      const [table, row] = JSON.parse(line) as Line
      const open = Object.entries(row).filter(([column]) => !OPAQUE.includes(column))
      const hash = table === 'answers' ? { inputHash: String(row.input_hash) } : {}
      return { table, row: JSON.stringify(Object.fromEntries(open)), ...hash }
    })
}
