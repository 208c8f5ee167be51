import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The compiled code that decides about cards and money, and the versions of the packages it stands on. */
const CRITICAL_FOLDERS = ['engine', 'words', 'protocol', 'server', 'cli']
const CRITICAL_FILES = ['package.json', 'package-lock.json']

/** The digest of each file, by its path from the root. */
export type Digests = ReadonlyMap<string, string>

export async function digestFiles(root: string): Promise<Digests> {
  const compiled = await Promise.all(
    CRITICAL_FOLDERS.map(async (folder) => {
      const names = await readdir(join(root, 'dist', folder), { recursive: true }).catch(() => [])
      return names.filter((name) => name.endsWith('.js')).map((name) => join('dist', folder, name))
    }),
  )
  return digestsOf(root, [...compiled.flat(), ...CRITICAL_FILES].sort())
}

/** One file after the other: a running house has other things to do meanwhile. A file that is gone has no digest. */
export async function digestsOf(root: string, files: readonly string[]): Promise<Digests> {
  const digests = new Map<string, string>()
  for (const file of files) {
    const content = await readFile(join(root, file)).catch(() => null)
    if (content !== null) digests.set(file, createHash('sha256').update(content).digest('hex'))
  }
  return digests
}

/** One digest for all of them. */
export function digestOf(digests: Digests): string {
  const lines = [...digests].map(([file, digest]) => `${digest}  ${file}\n`)
  return createHash('sha256').update(lines.sort().join('')).digest('hex')
}

/** The files that are not what they were, that came, and that went. */
export function changedFiles(before: Digests, now: Digests): readonly string[] {
  const files = new Set([...before.keys(), ...now.keys()])
  return [...files].filter((file) => before.get(file) !== now.get(file)).sort()
}
