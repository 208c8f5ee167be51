import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'], alias: { '#web': fileURLToPath(new URL('./web', import.meta.url)) } },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{engine,math,protocol,server,web,cli,tests}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
