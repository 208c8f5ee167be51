import type { BackupManifest } from '#server/operations/backup/manifest'
import { backUp } from '#server/operations/backup/write'
import type { Store } from '#server/store/open'

/** Copies the store of a house that is open. */
export interface Copier {
  copy(order: { readonly folder: string; readonly passphrase: string | null }): Promise<BackupManifest>
  /** The embedded store has one session: while it is copied it answers nobody else, and nothing is wrong. */
  isCopying(): boolean
}

export function copierOf(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  sealKey: Uint8Array,
  now: () => number,
): Copier {
  let copies = 0
  return {
    async copy({ folder, passphrase }) {
      copies += 1
      try {
        const key = passphrase === null ? {} : { key: { sealKey, passphrase } }
        return await backUp({ db, kind, folder, at: now(), ...key })
      } finally {
        copies -= 1
      }
    },
    isCopying: () => kind === 'embedded' && copies > 0,
  }
}
