import * as v from 'valibot'
import { ScenarioError } from '#cli/scenario/file'

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
export const odds = v.pipe(
  v.strictTuple([whole, v.pipe(whole, v.minValue(1))], 'odds are two whole numbers, as in [3, 2]'),
  v.readonly(),
)

/**
 * What a changed field may hold, where its own kind does not say enough: by its name, or `pays.*` for each entry of a
 * record. Fields without an entry keep their kind.
 */
export type RuleSchemas = Readonly<Record<string, v.GenericSchema>>

/** A rule record with some fields in place of its own; only fields that exist, and only values they can hold. */
export function overridden<Rules extends object>(
  rules: Rules,
  changes: Readonly<Record<string, unknown>>,
  schemas: RuleSchemas,
): Rules {
  const merged = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => {
      if (!Object.hasOwn(rules, field) || field === 'id') {
        throw new ScenarioError(`rules.${field}: the game has no such rule to change`)
      }
      return [field, changed(schemas, field, Reflect.get(rules, field), value)]
    }),
  )
  return { ...rules, ...merged }
}

/** Records in the record (pays, points, levels) are changed entry by entry, all of them of the kind they have. */
function changed(schemas: RuleSchemas, path: string, known: unknown, value: unknown): unknown {
  const schema = schemas[path] ?? schemas[path.replace(/\.[^.]*$/, '.*')]
  if (schema !== undefined) {
    const read = v.safeParse(schema, value)
    if (!read.success) throw new ScenarioError(`rules.${path}: ${read.issues[0].message}`)
    return value
  }
  if (
    kindOf(known) !== kindOf(value) ||
    (typeof value === 'number' && !(Number.isInteger(value) && value >= 0))
  ) {
    throw new ScenarioError(`rules.${path}: ${kindOf(known)} is asked for, not ${kindOf(value)}`)
  }
  return isRecord(known) && isRecord(value) ? changedRecord(schemas, path, known, value) : value
}

function changedRecord(
  schemas: RuleSchemas,
  path: string,
  known: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
): object {
  const entries = Object.entries(value).map(([key, entry]) => {
    const there = Object.hasOwn(known, key)
    if (!there && Object.keys(known).length > 0)
      throw new ScenarioError(`rules.${path}: there is no '${key}' in it`)
    return [key, there ? changed(schemas, `${path}.${key}`, known[key], entry) : entry]
  })
  return { ...known, ...Object.fromEntries(entries) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'number' ? 'a whole number' : `a ${typeof value}`
}
