import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveChrome } from '#bench/chrome'
import { hireStaff, STAFF, STAFF_PASSWORD } from '#tests/browser/roster'
import { keptStore } from '#tests/kept-store'
import { madeStore } from '#tests/made-store'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is that all pages open in. */
    chrome: string
    /** A data folder's store, with a staff in it. */
    staffedStore: string
  }
}

/** What all browser tests need and none of them changes: it is there before the first. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const made = await madeStore()
  const hire = (dataFolder: string) => {
    cpSync(made, join(dataFolder, 'store'), { recursive: true })
    return hireStaff({ databaseUrl: null, dataFolder })
  }
  provide('staffedStore', await keptStore('staffed-store', hire, [STAFF, STAFF_PASSWORD]))
  const chrome = await serveChrome()
  provide('chrome', chrome.wsEndpoint())
  return () => chrome.close()
}
