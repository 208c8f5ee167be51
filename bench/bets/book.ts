import { sql } from 'kysely'
import { audit } from '#server/audit/audit'
import { openStore } from '#server/store/open'
import { loadSealKey } from '#server/store/seal'
import { sealerWith } from '#server/tables/records'

export interface Played {
  readonly rounds: number
  /** A player's part of a round, each. */
  readonly plays: number
  readonly stakedCents: number
  readonly paidCents: number
}

export interface Book {
  /** What was settled from one moment to another, and in all. */
  readonly measured: Played
  readonly all: Played
  readonly problems: readonly string[]
}

/** What a house that is closed has in its books, audited. */
export async function readBook(
  place: { readonly databaseUrl: string | null; readonly dataFolder: string },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Book> {
  const { db, close } = await openStore(place)
  const played = async (since: number, until: number): Promise<Played> => {
    const { rows } = await sql<Played>`
      select count(distinct round)::bigint as rounds, count(*)::bigint as plays,
        coalesce(sum(staked), 0)::bigint as "stakedCents", coalesce(sum(paid), 0)::bigint as "paidCents"
      from plays where outcome = 'settled' and ended_at >= ${since}::bigint and ended_at < ${until}::bigint`.execute(
      db,
    )
    return rows[0] ?? { rounds: 0, plays: 0, stakedCents: 0, paidCents: 0 }
  }
  try {
    const { dataFolder } = place
    const sealer = sealerWith(loadSealKey({ fromEnvironment: undefined, dataFolder }))
    const { problems } = await audit(db, sealer)
    return { measured: await played(from, to), all: await played(0, Number.MAX_SAFE_INTEGER), problems }
  } finally {
    await close()
  }
}
