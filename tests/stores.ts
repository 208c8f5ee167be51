import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres, type TestPostgres } from '#bench/postgres'
import { emptyFolder, temporaryFolder } from '#tests/floor/house'

export interface Place {
  readonly kind: 'embedded' | 'postgres'
  /** An empty store of its own for each call; nothing at all where an embedded one is still to be made. */
  fresh(isMade?: boolean): Promise<{ readonly folder: string; readonly databaseUrl: string | null }>
}

/** The same tests on the embedded store and on a real PostgreSQL server. */
export function onBothStores(what: string, tests: (place: Place) => void): void {
  describe.each(['embedded', 'postgres'] as const)(`${what}, %s store`, (kind) => {
    const folders: { remove(): void }[] = []
    let postgres: TestPostgres | null = null
    beforeAll(async () => {
      if (kind === 'postgres') postgres = await startPostgres()
    })
    afterAll(async () => {
      await postgres?.remove()
      for (const folder of folders) folder.remove()
    })
    tests({
      kind,
      fresh: async (isMade = true) => {
        const folder = kind === 'embedded' && isMade ? temporaryFolder() : emptyFolder()
        folders.push(folder)
        return { folder: folder.path, databaseUrl: (await postgres?.createDatabase()) ?? null }
      },
    })
  })
}
