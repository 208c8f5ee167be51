import type { TableDraft } from '#server/config/fields'
import { isRecord } from '#server/config/file'
import { Problems, written } from '#server/config/problems'
import { readTable } from '#server/config/table'
import type { TableConfig } from '#server/tables/ports'

/** The floor of a configuration, with all that its tables do not say filled in. */
export function readTables(
  value: unknown,
  currency: string,
  where: string,
  problems: Problems,
): readonly TableConfig[] {
  if (!Array.isArray(value) || value.length === 0) {
    problems.note(
      where,
      `must be a list of tables, not ${written(value)}. Write for example [{ "id": "speed-1", "game": "speed-baccarat" }].`,
    )
    return []
  }
  const tables = value.map((table, index) => readOne(table, currency, `${where}[${index}]`, problems))
  noteRepeated(tables, where, problems)
  return tables.filter((table) => table !== null)
}

/** One table on its own, as code that has no configuration file needs it. Throws a ConfigError. */
export function tableConfig(draft: TableDraft, currency = 'EUR'): TableConfig {
  const problems = new Problems()
  const [table] = readTables([draft], currency, 'tables', problems)
  problems.raise()
  if (table === undefined) throw new RangeError('A table without a problem was not read.')
  return table
}

function readOne(value: unknown, currency: string, where: string, problems: Problems): TableConfig | null {
  if (isRecord(value)) return readTable({ content: value, where, problems }, currency)
  problems.note(where, `must be a JSON object with at least "id" and "game", not ${written(value)}.`)
  return null
}

function noteRepeated(tables: readonly (TableConfig | null)[], where: string, problems: Problems): void {
  const first = new Map<string, number>()
  for (const [index, table] of tables.entries()) {
    if (table === null || table.id === '') continue
    const before = first.get(table.id)
    if (before === undefined) first.set(table.id, index)
    else
      problems.note(
        `${where}[${index}].id`,
        `'${table.id}' is the id of the table with index ${before} already: choose another.`,
      )
  }
}
