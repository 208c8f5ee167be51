import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this checkout: above `dist` where this file is compiled, above `server` where it is source. */
export const CODE_ROOT = rootOf(dirname(fileURLToPath(import.meta.url)))

function rootOf(folder: string): string {
  const above = join(folder, '..', '..', '..')
  return above.endsWith('dist') ? dirname(above) : above
}

export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return version
}
