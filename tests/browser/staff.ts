import type { Page } from 'playwright-core'
import { STAFF, STAFF_PASSWORD, type StaffName } from '#tests/browser/roster'
import type { SizeName } from '#tests/browser/sizes'
import type { Stage, Visitor } from '#tests/browser/stage'

interface ConsoleOptions {
  readonly path?: '/console' | '/console/dealer' | '/console/supervisor'
  readonly size?: SizeName
}

/** One of the staff at a console, signed in. */
export async function atConsole(
  stage: Stage,
  who: StaffName,
  { path = '/console', size = 'console' }: ConsoleOptions = {},
): Promise<Visitor> {
  const visitor = await stage.visit({ path: null, size })
  await staffSignsIn(visitor.page, who)
  await visitor.page.goto(path)
  return visitor
}

/** Without the page: whoever signed in before there is signed out. */
async function staffSignsIn(page: Page, who: StaffName): Promise<void> {
  const data = { name: STAFF[who].name, password: STAFF_PASSWORD }
  const answer = await page.request.post('/api/staff/session', { data })
  if (!answer.ok()) throw new Error(`No sign-in for ${who}: ${await answer.text()}`)
}
