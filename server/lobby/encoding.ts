import type { ListFields, PanelFields } from '#protocol/lobby/table'

/** A table's fields as they go into a message, each encoded once for all who are told. */
export interface Encoding {
  readonly id: string
  readonly results: string
  readonly fields: ReadonlyMap<string, string>
}

export function encode(id: string, fields: ListFields | (ListFields & PanelFields)): Encoding {
  const encoded = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const)
  return { id, results: fields.results, fields: new Map(encoded) }
}

export function wholeTable({ id, fields }: Encoding): string {
  return objectOf(id, [...fields])
}

/** The fields that differ, or null when none does. */
export function changedTable(before: Encoding, after: Encoding): string | null {
  const changed = [...after.fields].filter(([name, value]) => before.fields.get(name) !== value)
  if (changed.length === 0) return null
  return objectOf(
    after.id,
    changed.map((field) => (field[0] === 'results' ? newResults(before.results, after.results) : field)),
  )
}

/** A shoe only grows: what it grew by is enough. */
function newResults(before: string, after: string): readonly [name: string, value: string] {
  if (before === '') return ['more', JSON.stringify(after)]
  return after.startsWith(`${before} `)
    ? ['more', JSON.stringify(after.slice(before.length + 1))]
    : ['results', JSON.stringify(after)]
}

function objectOf(id: string, fields: readonly (readonly [name: string, value: string])[]): string {
  const all = [['id', JSON.stringify(id)] as const, ...fields]
  return `{${all.map(([name, value]) => `"${name}":${value}`).join(',')}}`
}
