import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** For mutation testing: the random tables play fewer rounds, and what only reads the tree stays out. */
export default mergeConfig(base, {
  test: {
    env: { SABOT_RANDOM_TABLES: '12' },
    exclude: ['**/node_modules/**', 'tests/architecture.test.ts', 'tests/rules-coverage.test.ts'],
  },
})
