import * as v from 'valibot'
import { OBJECT, oneOf } from '#protocol/wire/fields'

type Fields = Readonly<Record<string, v.GenericSchema>>
type ByName<Key extends string, All extends Readonly<Record<string, Fields>>> = {
  readonly [Name in keyof All & string]: v.StrictObjectSchema<
    { readonly [K in Key]: v.LiteralSchema<Name, undefined> } & All[Name],
    string
  >
}

/** Strict schemas of objects that carry their own name in the field `key`. */
export function byName<const Key extends string, const All extends Readonly<Record<string, Fields>>>(
  key: Key,
  all: All,
): ByName<Key, All> {
  const named = Object.entries(all).map(([name, fields]) => [
    name,
    v.strictObject({ [key]: v.literal(name), ...fields }, OBJECT),
  ])
  return Object.fromEntries(named) as ByName<Key, All>
}

/** One schema out of many by the name in the field `key`: found at once, where `v.variant` tries one after another. */
export function pick<Schema extends v.GenericSchema>(
  key: string,
  schemas: Readonly<Record<string, Schema>>,
): v.GenericSchema<unknown, v.InferOutput<Schema>> {
  const known = new Map<unknown, Schema>(Object.entries(schemas))
  const names = Object.keys(schemas)
  const unknownName = v.looseObject({ [key]: oneOf(names) }, OBJECT)
  return v.lazy((input) => {
    const name = typeof input === 'object' && input !== null ? Reflect.get(input, key) : undefined
    return known.get(name) ?? unknownName
  }) as v.GenericSchema<unknown, v.InferOutput<Schema>>
}
