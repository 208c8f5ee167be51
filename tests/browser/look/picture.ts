import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import type { StageHouse } from '#tests/browser/house'
import { freeze, thaw } from '#tests/browser/look/frozen'
import { difference, packed } from '#tests/browser/look/pixels'
import { goOn, stopClock } from '#tests/browser/look/stop-clock'

const KEPT = join('tests', 'browser', 'pictures')
const FOR_README = join('docs', 'pictures')
const FOUND = join(tmpdir(), 'sabot-pictures')
const COMMAND = 'SABOT_PICTURES=write npx vitest run tests/browser/pictures.test.ts'
/**
 * Shades are kept in such steps of 255: what is finer is dithering, and makes a picture half as large again. Plain
 * surfaces and straight lines are kept exactly. The same browser draws the same on every machine, pixel by pixel.
 */
const STEP = 4
const README_QUALITY = 0.92
/** A message that goes, a number that counts up: soon it is as it should be, by the page's own clock. */
const PASSING_MILLIS = 3_000
const TRIES = 8
const BETWEEN_MILLIS = 400

const isWriting = process.env.SABOT_PICTURES === 'write'

/** The grain of the cloth is left out where pixels count: it is drawn by lot, and rounded by each processor. */
async function taken(page: Page, house: StageHouse, grain: 'none' | '' = 'none'): Promise<Buffer> {
  await page.evaluate((value) => document.documentElement.style.setProperty('--noise', value), grain)
  await freeze(page, house)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  await thaw(page)
  return picture
}

/** What comes and goes by itself has come and gone, and nothing more does. */
async function stop(page: Page): Promise<void> {
  await stopClock(page, PASSING_MILLIS)
  await goOn(page)
}

/** The page, whose time is the test's and noted (`noteTime`), looks as it looked when its picture was kept. */
export async function expectPicture(page: Page, name: string, house: StageHouse): Promise<void> {
  const file = join(KEPT, `${name}.webp`)
  if (!isWriting && !existsSync(file)) throw new Error(`There is no ${file} yet: ${COMMAND} makes it.`)
  await stop(page)
  if (isWriting) return write(file, await packed(page, await settledPicture(page, house), 1, STEP))
  const kept = readFileSync(file)
  for (let tries = 1; ; tries++) {
    const now = await taken(page, house)
    const { pixels, farthest, picture } = await difference(page, kept, now, STEP)
    if (pixels === 0) return
    if (tries < TRIES) {
      await goOn(page, BETWEEN_MILLIS)
      continue
    }
    const [found, where] = [join(FOUND, `${name}.png`), join(FOUND, `${name}.difference.png`)]
    write(found, now)
    write(where, picture)
    throw new Error(
      `The page does not look like ${file}: ${pixels} pixels are others, by up to ${farthest} of 255. ` +
        `See ${where}, where those are red, and ${found}. If it is meant to look so: ${COMMAND}`,
    )
  }
}

/** A picture for people who read about it. It is not compared, and taken only with the others. */
export async function pictureForReadme(page: Page, name: string, house: StageHouse): Promise<void> {
  if (isWriting)
    write(join(FOR_README, `${name}.webp`), await packed(page, await taken(page, house, ''), README_QUALITY))
}

/** The same twice on end. */
async function settledPicture(page: Page, house: StageHouse): Promise<Buffer> {
  let last = await taken(page, house)
  for (let tries = 1; tries < TRIES; tries++) {
    await goOn(page, BETWEEN_MILLIS)
    const next = await taken(page, house)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
