import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { openChrome } from '#bench/chrome'
import { Client } from '#cli/bots/client'
import { isLater, signIn } from '#cli/bots/session'
import { Complaints } from '#tests/browser/complaints'
import { openStageHouse, type StageHouse, type StageTable } from '#tests/browser/house'
import { type Line, layLine } from '#tests/browser/line'
import { Pace } from '#tests/browser/pace'
import { SIZES, type SizeName } from '#tests/browser/sizes'

const PATIENCE_MILLIS = 20_000
const PATIENCE = { timeout: PATIENCE_MILLIS }

export interface VisitOptions {
  readonly size?: SizeName
  /** Where to begin; null opens nothing yet. */
  readonly path?: string | null
  /** Whatever else a browser may be told: `locale`, `reducedMotion`, `storageState` of another visitor. */
  readonly browser?: BrowserContextOptions
}

/** Somebody with a browser of their own: cookies, storage, pages, and a line to the server. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly line: Line
  /** Errors that the test brings about itself. */
  allow(pattern: RegExp): void
}

export interface Stage {
  readonly house: StageHouse
  /** A new visitor, who leaves when the test ends; a test after which anything is wrong in the page has failed. */
  visit(options?: VisitOptions): Promise<Visitor>
  /** Another player, without a browser: somebody to sit beside, bet behind or talk to. Leaves with the test. */
  companion(...tables: readonly string[]): Promise<Client>
  /** Whoever sees to it that a table is not waited for. */
  pace(table: string): Promise<Pace>
}

/** One server and one browser for all tests of a file. */
export function setUpStage(
  tables: readonly StageTable[],
  settings: Readonly<Record<string, unknown>> = {},
): Stage {
  let house: StageHouse | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    house = await openStageHouse(tables, settings)
    browser = await openChrome()
  })
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })
  return {
    get house() {
      return there(house)
    },
    visit: (options = {}) => visit(there(browser), there(house), options),
    companion: (...tables) => companion(there(house), tables),
    pace: async (table) => new Pace(there(house), await companion(there(house), [table]), table),
  }
}

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The stage opens before the first test: use it in a test.')
  return thing
}

async function visit(browser: Browser, house: StageHouse, options: VisitOptions): Promise<Visitor> {
  const { size = 'desktop', path = '/', browser: own = {} } = options
  const { width, height, touch } = SIZES[size]
  const line = await layLine(house.port)
  onTestFinished(line.close)
  const context = await browser.newContext({
    baseURL: line.url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    ...own,
  })
  context.setDefaultTimeout(PATIENCE_MILLIS)
  const complaints = new Complaints(context)
  onTestFinished(async () => {
    const left = complaints.left
    await context.close()
    expect(left, 'what went wrong in the page').toEqual([])
  })
  const page = await context.newPage()
  if (path !== null) await page.goto(path)
  return { page, context, line, allow: (pattern) => complaints.allow(pattern) }
}

async function companion({ url }: StageHouse, tables: readonly string[]): Promise<Client> {
  const signedIn = await signIn(url)
  if (isLater(signedIn)) throw new Error('The house lets nobody in.')
  const client = new Client({ url, token: signedIn.token })
  onTestFinished(() => client.close())
  client.join(...tables)
  await expect.poll(() => tables.every((table) => client.tables.has(table)), PATIENCE).toBe(true)
  return client
}
