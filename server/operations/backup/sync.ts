import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Names in a folder are on the disk only once the folder is. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
