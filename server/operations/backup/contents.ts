import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Line } from '#server/store/copy/parts'

export interface Contents {
  readonly bytes: number
  readonly sha256: string
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
}

/** Reads a file of rows again from the disk: its digest, and how many rows of each table it holds. */
export async function contentsOf(path: string): Promise<Contents> {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = createReadStream(path)
  stream.on('data', (chunk) => {
    hash.update(chunk)
    bytes += chunk.length
  })
  const rows: Record<string, number> = {}
  for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!text.startsWith('[')) continue
    const [table] = JSON.parse(text) as Line
    rows[table] = (rows[table] ?? 0) + 1
  }
  return { bytes, sha256: hash.digest('hex'), rows }
}
