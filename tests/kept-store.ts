import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))
const STORE_CODE = fileURLToPath(new URL('../server/store', import.meta.url))
const CACHE = join(PACKAGES, '.cache')

/**
 * To make an embedded database takes seconds of a processor, to open one does not: it is made once for each version of
 * its package, of our store's code and of what is filled in, and most tests begin with a copy.
 */
export async function keptStore(
  name: string,
  fill: (dataFolder: string) => Promise<void>,
  filling: unknown = null,
): Promise<string> {
  const prefix = `sabot-${name}-`
  const kept = join(CACHE, prefix + versionOf(filling))
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true })
    for (const old of readdirSync(CACHE).filter((one) => one.startsWith(prefix))) {
      rmSync(join(CACHE, old), { recursive: true, force: true })
    }
    const draft = mkdtempSync(`${kept}-`)
    await fill(draft)
    try {
      renameSync(draft, kept)
    } catch {
      // Another run was quicker.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return join(kept, 'store')
}

function versionOf(filling: unknown): string {
  const hash = createHash('sha256').update(readFileSync(join(PACKAGES, '@electric-sql/pglite/package.json')))
  for (const name of readdirSync(STORE_CODE, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(STORE_CODE, name)))
  }
  return hash.update(JSON.stringify(filling)).digest('hex').slice(0, 16)
}
