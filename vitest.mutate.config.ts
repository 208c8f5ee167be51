import { configDefaults, defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** For mutation testing: what claims something of the engine, is quick and needs no store, with few random tables. */
export default defineConfig({
  ...base,
  test: {
    isolate: false,
    testTimeout: 600_000,
    env: { SABOT_RANDOM_TABLES: '1', SABOT_RANDOM_SCRIPTS: '12' },
    include: [
      'engine/**/*.test.ts',
      'protocol/**/*.test.ts',
      'server/{tables,lobby}/**/*.test.ts',
      'server/audit/proof/*.test.ts',
      'server/config/{tables,rules,rates}.test.ts',
      'cli/roads.test.ts',
      'cli/scenario/*.test.ts',
      'tests/{contract,blackjack-properties,whole-shoe,origins}.test.ts',
      'tests/results/{scenarios,book,corrections,least,procedure}.test.ts',
      'tests/live/{corrections.property,steps}.test.ts',
    ],
    exclude: [...configDefaults.exclude, 'server/tables/doers/pit-boss.test.ts'],
  },
})
