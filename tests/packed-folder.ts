import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

interface Contents {
  /** Those that nothing lies in are kept too: a database looks for them. */
  readonly folders: readonly string[]
  readonly files: readonly (readonly [path: string, bytes: number])[]
}

/** As large as a whole store: its databases are copies of each other. */
const WINDOW_BITS = 26

/** A folder as one file: a line that names what is in it, then all of it, packed. */
export function packFolder(folder: string): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => relative(folder, join(parentPath, name))
  const paths = entries.filter((entry) => entry.isFile()).map(pathOf)
  // Files of one name are much the same: side by side they pack well.
  paths.sort((one, other) => basename(one).localeCompare(basename(other)) || one.localeCompare(other))
  const contents = paths.map((path) => readFileSync(join(folder, path)))
  const files = paths.map((path, index) => [path, contents[index]?.length ?? 0] as const)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  const list: Contents = { folders, files }
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents]), {
    params: { [constants.BROTLI_PARAM_LARGE_WINDOW]: 1, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
  })
}

export function unpackFolder(packed: Buffer, folder: string): void {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  const bytes = brotliDecompressSync(packed, { params })
  let at = bytes.indexOf('\n') + 1
  const { folders, files } = JSON.parse(bytes.toString('utf8', 0, at)) as Contents
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true })
  for (const [path, length] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes.subarray(at, at + length))
    at += length
  }
}
