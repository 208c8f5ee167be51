import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

/** The browser that `$CHROME` names, else the machine's, else the one that comes with the packages. */
export async function openChrome(): Promise<Browser> {
  const own = process.env.CHROME ?? installed()
  if (own !== null) return chromium.launch({ executablePath: own, args: QUIET })
  return openPacked()
}

function installed(): string | null {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, 'chromium')).find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * It unpacks itself, and brings its libraries along only where it believes to be in the place it was made for. Its own
 * arguments are left out: they put all pages into one process and switch off what browsers protect.
 */
async function openPacked(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packed.executablePath(), args: QUIET })
}
