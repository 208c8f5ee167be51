import type * as v from 'valibot'

/** What the schemas of this protocol are made of, seen from outside. */
export interface Node extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly message?: unknown
}

/** One field of an object: its name (those of inner objects with dots), whether it may be missing, what it holds. */
export interface Field {
  readonly path: string
  readonly optional: boolean
  readonly holds: string
}

/** The fields of an object in their order, those of objects in it after them. */
export function fieldsOf(schema: Node, prefix = ''): readonly Field[] {
  return Object.entries(schema.entries ?? {}).flatMap(([name, entry]) => {
    const optional = entry.type === 'exact_optional'
    const value = optional && entry.wrapped !== undefined ? entry.wrapped : entry
    const path = `${prefix}${name}`
    const inner = value.item ?? (value.type === 'nullable' ? value.wrapped : undefined) ?? value
    return [
      { path, optional, holds: wordsOf(value) },
      ...fieldsOf(inner, `${path}${value.item === undefined ? '' : '[]'}.`),
    ]
  })
}

/** What belongs there, in words: the same that an error sentence says. */
function wordsOf(schema: Node): string {
  switch (schema.type) {
    case 'literal':
      return code(schema.literal)
    case 'picklist':
      return `one of ${(schema.options ?? []).map(code).join(', ')}`
    case 'nullable':
      return `${schema.wrapped === undefined ? '' : wordsOf(schema.wrapped)}, or null`
    case 'array':
      return `a list${schema.item?.entries === undefined ? ` of: ${schema.item === undefined ? '' : wordsOf(schema.item)}` : ' of objects'}`
    case 'lazy':
      return 'a command, see [Commands](#commands)'
    case 'object':
    case 'strict_object':
      return 'an object'
    default:
      return typeof schema.message === 'string' ? schema.message : schema.expects
  }
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}
