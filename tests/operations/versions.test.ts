import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { withStore } from '#cli/with-store'
import { MIGRATIONS } from '#server/store/migrations/all'
import { openStoreAt } from '#server/store/open'
import { onBothStores } from '#tests/stores'

const before = { ...process.env }
afterAll(() => {
  process.env = before
})

interface Home {
  readonly folder: string
  readonly databaseUrl: string | null
}

onBothStores('a verb of the command line', ({ kind, fresh }) => {
  /** What a verb that counts the applied migrations says, in the store of this home. */
  async function verb({ folder, databaseUrl }: Home) {
    process.env = { ...before, SABOT_DATA_FOLDER: folder, DATABASE_URL: databaseUrl ?? '' }
    const [out, err]: [string[], string[]] = [[], []]
    const io = {
      out: (text: string) => void out.push(text),
      err: (text: string) => void err.push(text),
      colour: false,
    }
    const code = await withStore('look', io, async ({ db }) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(db)
      io.out(String(rows[0]?.count))
      return 0
    })
    return { code, out: out.join(''), err: err.join('') }
  }

  function storeAt({ folder, databaseUrl }: Home, count: number) {
    return openStoreAt({ dataFolder: folder, databaseUrl }, MIGRATIONS.slice(0, count))
  }

  it('leaves a store of another version as it is, and says what to do', async () => {
    const home = await fresh(false)
    const newest = MIGRATIONS.length
    await (await storeAt(home, newest - 1)).close()
    const older = await verb(home)
    expect(older).toMatchObject({ code: 2, out: '' })
    expect(older.err).toMatch(/^sabot look: The store is of an older Sabot .*start this one first\.\n$/)
    // Brought forward, it could not be opened like this.
    await (await storeAt(home, newest - 1)).close()
    await (await storeAt(home, newest)).close()
    expect(await verb(home)).toEqual({ code: 0, out: String(newest), err: '' })
    const { db, close } = await storeAt(home, newest)
    await sql`insert into migrations values (${newest + 1}, 'tomorrow', '', 0)`.execute(db)
    await close()
    expect(await verb(home)).toMatchObject({ code: 2, err: expect.stringContaining('a newer Sabot') })
  })

  it('makes no store where there is none', async () => {
    const { code, err } = await verb(await fresh(false))
    expect(code).toBe(2)
    expect(err).toContain(kind === 'embedded' ? 'There is no store in' : 'The store is empty')
  })
})
