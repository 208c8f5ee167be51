import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/store/embedded/open'

declare module 'vitest' {
  interface ProvidedContext {
    /** A store that is made and empty. */
    madeStore: string
  }
}

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))

/**
 * To make an embedded database takes seconds of a processor, to open one does not: it is made once for each version of
 * its package, and most tests begin with a copy. How it is made, the store's own tests see.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const about = readFileSync(join(PACKAGES, '@electric-sql/pglite/package.json'), 'utf8')
  const { version } = JSON.parse(about) as { readonly version: string }
  const kept = join(PACKAGES, '.cache', `sabot-made-store-${version}`)
  if (!existsSync(kept)) await make(kept)
  provide('madeStore', join(kept, 'store'))
}

async function make(kept: string): Promise<void> {
  mkdirSync(join(PACKAGES, '.cache'), { recursive: true })
  const draft = mkdtempSync(`${kept}-`)
  const { pool, beforeClose, afterClose } = await openEmbedded(draft)
  await beforeClose()
  await pool.end()
  await afterClose()
  try {
    renameSync(draft, kept)
  } catch {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true })
  }
}
