import { Client } from '#cli/bots/client'
import { canonical } from '#engine/record/canonical'
import type { Tracked } from '#protocol/fold'

const PATIENCE_MILLIS = 20_000

/**
 * Where what a client has folded differs from what the server tells somebody who comes fresh with the same sign-in;
 * one sentence for each such table. Play may go on: views are compared when both have heard the same.
 */
export async function disagreements(
  client: Client,
  url: string,
  patienceMillis = PATIENCE_MILLIS,
): Promise<readonly string[]> {
  const tables = new Set(client.tables.keys())
  const found: string[] = []
  const fresh = new Client({ url, token: client.token })
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMillis)
    const look = (table: string): void => {
      const [one, other] = [client.tables.get(table), fresh.tables.get(table)]
      if (!tables.has(table) || one === undefined || one.upto !== other?.upto) return
      tables.delete(table)
      const where = differenceBetween(one, other)
      if (where !== null) found.push(`${table} at ${one.upto}: ${where}`)
      if (tables.size > 0) return
      clearTimeout(timer)
      resolve()
    }
    client.listen({ onChange: look })
    fresh.listen({ onChange: look })
    fresh.join(...tables)
    if (tables.size === 0) resolve()
  })
  await fresh.close()
  return [...found, ...[...tables].map((table) => `${table}: the two were never at the same point`)]
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
