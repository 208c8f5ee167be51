import { readFileSync, statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema'

/** A shoe, and the round of it that was asked for. */
export interface ShoeName {
  readonly table: string
  readonly number: number
  readonly round: string | null
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** What a file holds, or why it cannot be read. */
export function readDocument(path: string): { readonly document: unknown } | { readonly problem: string } {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return { problem: `${path} cannot be read: ${error instanceof Error ? error.message : error}.` }
  }
  try {
    return { document: JSON.parse(text) }
  } catch {
    return { problem: `${path} holds no JSON: a proof is made by sabot verify SHOE-ID --save FILE.` }
  }
}

const SHOE = /^([a-z0-9-]{1,32})\/([1-9]\d{0,14})$/
const ROUND = /^[a-z0-9-]{1,32}-\d{8}-\d{6}-\d+$/

/** Whether it could be a shoe's id or a round's code: only then is it worth opening the store. */
export function isName(target: string): boolean {
  return SHOE.test(target) || ROUND.test(target)
}

/** The shoe that an id names, or that a round's code belongs to; null when the store knows no such round. */
export async function findShoe(db: Kysely<Schema>, target: string): Promise<ShoeName | null> {
  const id = SHOE.exec(target)
  if (id !== null) return { table: id[1] ?? '', number: Number(id[2]), round: null }
  const round = await db
    .selectFrom('rounds')
    .select(['table_id', 'shoe'])
    .where('code', '=', target)
    .executeTakeFirst()
  return round === undefined ? null : { table: round.table_id, number: round.shoe, round: target }
}
