import { afterAll, describe } from 'vitest'
import { emptyFolder, temporaryFolder } from '#tests/floor/house'
import { emptyDatabase, freshDatabase } from '#tests/made-postgres'

export interface Place {
  readonly kind: 'embedded' | 'postgres'
  /** An empty store of its own for each call; nothing at all where one is still to be made. */
  fresh(isMade?: boolean): Promise<{ readonly folder: string; readonly databaseUrl: string | null }>
}

/** The same tests on the embedded store and on a real PostgreSQL server. */
export function onBothStores(what: string, tests: (place: Place) => void): void {
  onStores(['embedded', 'postgres'], what, tests)
}

/** On PostgreSQL alone, which is quicker: for what stands on parts that are tested on both stores themselves. */
export function onServer(what: string, tests: (place: Place) => void): void {
  onStores(['postgres'], what, tests)
}

function onStores(kinds: readonly Place['kind'][], what: string, tests: (place: Place) => void): void {
  describe.each(kinds)(`${what}, %s store`, (kind) => {
    const folders: { remove(): void }[] = []
    afterAll(() => {
      for (const folder of folders) folder.remove()
    })
    tests({
      kind,
      fresh: async (isMade = true) => {
        const folder = kind === 'embedded' && isMade ? temporaryFolder() : emptyFolder()
        folders.push(folder)
        return {
          folder: folder.path,
          databaseUrl: kind === 'embedded' ? null : await (isMade ? freshDatabase() : emptyDatabase()),
        }
      },
    })
  })
}
