import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** For mutation testing: the random tables play fewer rounds or none, and what only reads the tree stays out. */
export default mergeConfig(base, {
  test: {
    env: { SABOT_RANDOM_TABLES: '1' },
    exclude: [
      '**/node_modules/**',
      'engine/baccarat/properties.test.ts',
      'math/**',
      'cli/simulate.test.ts',
      'tests/architecture.test.ts',
      'tests/rules-coverage.test.ts',
      'tests/readme.test.ts',
    ],
  },
})
