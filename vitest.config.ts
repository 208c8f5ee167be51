import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['engine/**/*.test.ts', 'math/**/*.test.ts', 'cli/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 120_000,
  },
})
