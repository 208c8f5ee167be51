import { parseArgs } from 'node:util'
import type { Io } from '#cli/io'

const BROKEN = 2

interface FolderOptions {
  readonly folder: string
  readonly passphraseFile: string | null
}

/** What `sabot backup` and `sabot restore` take; a number is the exit code, and the reason was told. */
export function folderOptions(
  verb: string,
  help: string,
  args: readonly string[],
  io: Io,
): FolderOptions | number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, 'passphrase-file': { type: 'string' } },
    })
    if (values.help === true) {
      io.out(help)
      return 0
    }
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0) throw new TypeError('Name one folder.')
    return { folder, passphraseFile: values['passphrase-file'] ?? null }
  } catch (error) {
    io.err(
      `sabot ${verb}: ${error instanceof Error ? error.message : ''} sabot ${verb} --help explains it.\n`,
    )
    return BROKEN
  }
}
