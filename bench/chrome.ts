import { type Browser, chromium } from 'playwright-core'

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

export async function openChrome(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromePath(), args: QUIET })
}

/**
 * The browser that `$CHROME` names, else the one that comes with the packages: the same on every machine, letter by
 * letter.
 */
export async function chromePath(): Promise<string> {
  return process.env.CHROME ?? unpacked()
}

/**
 * It unpacks itself, and brings its libraries along only where it believes to be in the place it was made for. Its own
 * arguments are left out: they put all pages into one process and switch off what browsers protect.
 */
async function unpacked(): Promise<string> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
