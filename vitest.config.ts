import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{engine,math,protocol,server,cli,tests}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
