import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import base from './vitest.config.ts'

/** A fault is known by the first test that fails: the engine's own come first, those of long random play last. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      (moduleId.includes('/engine/') ? 0 : 1) + (/propert/.test(moduleId) ? 2 : 0)
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** For mutation testing: what claims something of the engine, is quick and needs no store, with few random tables. */
export default defineConfig({
  ...base,
  test: {
    isolate: false,
    sequence: { sequencer: NearestFirst },
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
