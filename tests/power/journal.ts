import { readFileSync } from 'node:fs'

/** What a process did to the files of a folder, in order, as recorder.mjs notes it. Paths are relative to the folder. */
export type Operation =
  | {
      readonly do: 'open'
      readonly fd: number
      readonly path: string
      readonly isNew: boolean
      readonly truncates: boolean
    }
  | { readonly do: 'write'; readonly fd: number; readonly at: number; readonly data: Uint8Array }
  | { readonly do: 'resize'; readonly fd: number; readonly size: number }
  | { readonly do: 'sync'; readonly fd: number }
  | { readonly do: 'close'; readonly fd: number }
  | { readonly do: 'makeFolder' | 'remove'; readonly path: string }
  | { readonly do: 'link' | 'rename'; readonly path: string; readonly to: string }

const HEAD_BYTES = 8

/** The entries of a journal; its process may have been killed in the middle of the last one. */
export function readJournal(file: string): readonly Operation[] {
  const bytes = readFileSync(file)
  const operations: Operation[] = []
  let at = 0
  while (at + HEAD_BYTES <= bytes.length) {
    const words = at + HEAD_BYTES
    const data = words + bytes.readUInt32LE(at)
    const end = data + bytes.readUInt32LE(at + 4)
    if (end > bytes.length) break
    const operation = JSON.parse(bytes.toString('utf8', words, data))
    operations.push(operation.do === 'write' ? { ...operation, data: bytes.subarray(data, end) } : operation)
    at = end
  }
  return operations
}
