import { ScenarioError } from '#cli/scenario/file'

/** A rule record with some fields in place of its own; only fields that exist, and only of their own kind. */
export function overridden<Rules extends object>(
  rules: Rules,
  changes: Readonly<Record<string, unknown>>,
): Rules {
  for (const [field, value] of Object.entries(changes)) {
    const known: unknown = Reflect.get(rules, field)
    if (known === undefined) throw new ScenarioError(`rules.${field}: the game has no such rule`)
    if (known !== null && value !== null && kindOf(known) !== kindOf(value)) {
      throw new ScenarioError(`rules.${field}: ${kindOf(known)} is asked for, not ${kindOf(value)}`)
    }
  }
  return { ...rules, ...changes }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
