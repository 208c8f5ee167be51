import type { Scenario } from '#cli/scenario/file'
import type { RuleSchemas } from '#cli/scenario/rules'
import type { Family, Kinds } from '#engine/kinds'

/** What a family of games brings to files. */
export interface ScenarioPart<F extends Family> {
  readonly play: (scenario: Scenario, rules: Kinds[F]['rules']) => object
  /** What its players do there. */
  readonly steps: readonly string[]
  readonly schemas: RuleSchemas
}
