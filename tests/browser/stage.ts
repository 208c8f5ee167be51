import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { Client } from '#cli/bots/wire/client'
import { isLater, signIn } from '#cli/bots/wire/session'
import { Complaints } from '#tests/browser/complaints'
import { listen } from '#tests/browser/heard'
import { openStageHouse, type StageHouse, type StageSettings, type StageTable } from '#tests/browser/house'
import { type Line, layLine } from '#tests/browser/line'
import { quicken } from '#tests/browser/motion'
import { Pace } from '#tests/browser/pace'
import { SIZES, type SizeName } from '#tests/browser/sizes'

const PATIENCE_MILLIS = 60_000
const PATIENCE = { timeout: PATIENCE_MILLIS }

export interface VisitOptions {
  readonly size?: SizeName
  /** Where to begin; null opens nothing yet. */
  readonly path?: string | null
  /** Notes what a screen reader would read out: see `heard`. */
  readonly listens?: boolean
  /** The page's own time is the test's to move: see `page.clock`. Until then it goes as ever. */
  readonly ownTime?: boolean
  /** As quick as for people, where that is what is looked at; else in a tenth of the time. */
  readonly motion?: 'full' | 'quick'
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

/** One server for all tests of a file; one browser for all files. */
export function setUpStage(tables: readonly StageTable[], settings?: StageSettings): Stage {
  let house: StageHouse | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    house = await openStageHouse(tables, settings)
    browser = await chromium.connect(inject('chrome'))
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
  const { size = 'desktop', path = '/', motion = 'quick', listens = false, ownTime = false } = options
  const { width, height, touch } = SIZES[size]
  const line = await layLine(house.port)
  onTestFinished(line.close)
  const context = await browser.newContext({
    baseURL: line.url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale: 'it-IT',
    timezoneId: zoneAtNoon(),
    ...options.browser,
  })
  context.setDefaultTimeout(PATIENCE_MILLIS)
  if (motion === 'quick') await quicken(context)
  if (listens) await listen(context)
  if (ownTime) await context.clock.install()
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

/** Where it is noon, whenever the tests run: no day ends while a test puts the clock forward. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`
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
