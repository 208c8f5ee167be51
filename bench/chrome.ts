import { type Browser, type BrowserServer, chromium } from 'playwright-core'

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

/** What is drawn is the same to the pixel: whole tiles, letters and colours by no setting of the machine. */
const EXACT = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** One for many processes, each of which connects to it. */
export async function serveChrome(): Promise<BrowserServer> {
  const args = [...QUIET, ...EXACT]
  return chromium.launchServer({ executablePath: await chromePath(), args, host: '127.0.0.1' })
}

/** The browser that `$CHROME` names, else the one that comes with the packages: the same on every machine. */
function chromePath(): string | Promise<string> {
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
