import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What runs in a browser: a name of theirs may be of a .ts or a .tsx file. */
const pages = Object.fromEntries(
  ['ui', 'web', 'console'].map((folder) => [
    `#${folder}`,
    fileURLToPath(new URL(`./${folder}`, import.meta.url)),
  ]),
)

export default defineConfig({
  resolve: { conditions: ['source'], alias: pages },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{engine,math,protocol,server,ui,web,console,cli,tests}/**/*.test.ts'],
    globalSetup: ['./tests/made-store.ts', './tests/unpacked-chrome.ts'],
    // Most wait for servers, browsers or clocks: on two processors both have something to do.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No test is decided by how quick a machine is.
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
})
