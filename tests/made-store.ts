import type { TestProject } from 'vitest/node'
import { openStore } from '#server/store/open'
import { keptStore } from '#tests/kept-store'

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded store that is made and empty. */
    madeStore: string
  }
}

/** How it is made, the store's own tests see. */
export function madeStore(): Promise<string> {
  return keptStore('made-store', async (dataFolder) => {
    const store = await openStore({ databaseUrl: null, dataFolder })
    await store.close()
  })
}

export async function setup({ provide }: TestProject): Promise<void> {
  provide('madeStore', await madeStore())
}
