import type { Kysely } from 'kysely'
import type { Findings } from '#server/audit/findings'
import { buildProof } from '#server/audit/proof/build'
import { checkProof } from '#server/audit/proof/check'
import type { Schema } from '#server/store/schema'

/** FA-2: whoever is told the seed of a shoe can check every round that was dealt from it. Each shoe is looked at once. */
export class ProvenShoes {
  readonly #proven = new Set<string>()

  async readOn(db: Kysely<Schema>, findings: Findings): Promise<void> {
    const told = await db
      .selectFrom('events')
      .select(['table_id', 'version', 'body'])
      .where('type', '=', 'shoeRevealed')
      .execute()
    for (const { table_id: table, version, body } of told) {
      const name = `${table}/${version}`
      if (this.#proven.has(name)) continue
      this.#proven.add(name)
      const { shoe } = JSON.parse(body) as { readonly shoe: number }
      const built = await buildProof(db, table, shoe)
      const problems = 'why' in built ? [built.text] : checkProof(JSON.parse(JSON.stringify(built.proof)))
      for (const problem of problems) findings.problem(`${table}, shoe ${shoe}: ${problem}`)
      findings.count('proven shoes')
    }
  }
}
