import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Digests, digestFiles, digestsOf } from '#server/operations/selfcheck/digest'

/** Where the compiler notes what it made: another note means another build than the manifest's. */
const BUILD_NOTES = ['engine', 'words', 'protocol', 'server', 'cli'].map(
  (folder) => `dist/${folder}/tsconfig.tsbuildinfo`,
)

const manifest = v.object({
  files: v.record(v.string(), v.string()),
  build: v.record(v.string(), v.string()),
})

function fileIn(root: string): string {
  return join(root, 'dist', 'manifest.json')
}

/** Written at the end of a build: what every file is. */
export async function writeManifest(root: string): Promise<void> {
  const files = Object.fromEntries(await digestFiles(root))
  const build = Object.fromEntries(await digestsOf(root, BUILD_NOTES))
  await writeFile(fileIn(root), `${JSON.stringify({ files, build }, null, 1)}\n`)
}

/**
 * What the build made. Null when there is no manifest, or when the folder was compiled again without writing one,
 * as a developer does.
 */
export async function expectedDigests(root: string): Promise<Digests | null> {
  const text = await readFile(fileIn(root), 'utf8').catch(() => null)
  if (text === null) return null
  const { success, output } = v.safeParse(manifest, jsonIn(text))
  // A manifest that was spoilt fits nothing.
  if (!success) return new Map()
  const now = await digestsOf(root, BUILD_NOTES)
  const isSameBuild = [...now].every(([file, digest]) => output.build[file] === digest)
  return isSameBuild ? new Map(Object.entries(output.files)) : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
