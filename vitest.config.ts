import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** What runs in a browser: a name of theirs may be of a .ts or a .tsx file. */
const pages = Object.fromEntries(
  ['ui', 'web', 'console'].map((folder) => [
    `#${folder}`,
    fileURLToPath(new URL(`./${folder}`, import.meta.url)),
  ]),
)
/** Our own code as it stands, not as it was built. */
const resolve = { conditions: ['source'] }

export default defineConfig({
  resolve: { ...resolve, alias: pages },
  ssr: { resolve },
  environments: { __vitest__: { resolve } },
  test: {
    // Most wait for servers, browsers or stores: on two processors three keep both busy.
    maxWorkers: 3,
    // Ends what hangs: a starved machine takes minutes for what takes seconds.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // No test is decided by how quick a machine is.
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // Modules are loaded once for all files of a worker: no test may leave anything behind in one.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{engine,math,words,protocol,ui,web,console}/**/*.test.ts'],
          pool: 'threads',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{server,cli,tests}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/browser/**'],
          globalSetup: ['./tests/made-store.ts', './tests/made-postgres.ts'],
          pool: 'forks',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['./tests/browser/once.ts'],
          pool: 'forks',
          // They take longest and come first, so that the short files fill the gaps at the end.
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
})
