import type * as v from 'valibot'
import { json, paragraphs, table } from '#protocol/describe/markdown'
import { fieldsOf, type Node } from '#protocol/describe/shape'

/** What a name in a field `type` or `do` says already. */
type Named = 'type' | 'do'

/** The words for a message or command: a field without them, or an example of another shape, does not compile. */
export interface Entry<Message> {
  readonly about: string
  readonly fields: { readonly [Field in Exclude<keyof Message, Named>]-?: string }
  readonly example: Message
}

export type Entries<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Schemas]: Entry<v.InferOutput<Schemas[Name]>>
}

export type AnyEntry = Readonly<{
  about: string
  fields: Readonly<Record<string, string>>
  example: unknown
}>

/** A heading, what it is for, its fields from the schema with their meaning, and an example. */
export function section(title: string, schema: Node, { about, fields, example }: AnyEntry): string {
  return paragraphs(title, about, fieldTable(schema, fields), json(example))
}

export function fieldTable(schema: Node, meanings: Readonly<Record<string, string>>): string {
  const rows = fieldsOf(schema).map(({ path, optional, holds }) => {
    const meaning = meanings[path] ?? ''
    return [`\`${path}\`${optional ? ' (optional)' : ''}`, holds, meaning]
  })
  return table(['field', 'value', 'meaning'], rows)
}
