import type { Client } from '#cli/bots/wire/client'
import { canonical } from '#engine/record/canonical'
import type { Tracked } from '#protocol/fold'

const PATIENCE_MILLIS = 20_000

/**
 * Where what a client has folded differs from what the server tells afresh; one sentence for each such table. Play may
 * go on: a table is asked for again until nothing has happened between what was folded and what is told. It is asked
 * for on the same socket, because another one of the same player would take the table away from it (MP-9).
 */
export async function disagreements(
  client: Client,
  patienceMillis = PATIENCE_MILLIS,
): Promise<readonly string[]> {
  const open = new Set(client.tables.keys())
  const folded = new Map(client.tables)
  const found: string[] = []
  if (open.size === 0) return found
  await new Promise<void>((resolve) => {
    const end = (): void => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, patienceMillis)
    const stop = client.listen({
      onEvents: (table, _events, tracked) => void folded.set(table, tracked),
      onSnapshot: (table, told) => {
        const known = folded.get(table)
        folded.set(table, told)
        if (!open.has(table)) return
        if (known?.upto !== told.upto) {
          client.afresh(table)
          return
        }
        open.delete(table)
        const where = differenceBetween(known, told)
        if (where !== null) found.push(`${table} at ${told.upto}: ${where}`)
        if (open.size === 0) end()
      },
    })
    client.afresh(...open)
  })
  return [...found, ...[...open].map((table) => `${table}: never told afresh at a quiet moment`)]
}

function differenceBetween({ state: one }: Tracked, { state: other }: Tracked): string | null {
  return canonical(one) === canonical(other) ? null : pathOf(one, other, 'state')
}

/** The first place where two values differ, and how. */
function pathOf(one: unknown, other: unknown, path: string): string {
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [mine, theirs] = [one[key], other[key]]
      if (JSON.stringify(mine) !== JSON.stringify(theirs) && canonical(mine) !== canonical(theirs)) {
        return pathOf(mine, theirs, `${path}.${key}`)
      }
    }
  }
  return `${path} is ${JSON.stringify(one)}, and freshly told ${JSON.stringify(other)}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
