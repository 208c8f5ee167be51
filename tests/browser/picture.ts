import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { freeze } from '#tests/browser/frozen'
import { difference, packed } from '#tests/browser/pixels'

const KEPT = join('tests', 'browser', 'pictures')
const FOR_README = join('docs', 'pictures')
const FOUND = join(tmpdir(), 'sabot-pictures')
const COMMAND = 'SABOT_PICTURES=write npx vitest run tests/browser/pictures.test.ts'
/** Letters and edges may be smoothed a little differently: so many of a million pixels may be far off. */
const MOST_OF_A_MILLION = 500
const KEPT_QUALITY = 0.8
const README_QUALITY = 0.92
/** A message that goes, a number that counts up: soon it is as it should be. */
const TRIES = 8
const BETWEEN_MILLIS = 400

const isWriting = process.env.SABOT_PICTURES === 'write'

async function taken(page: Page): Promise<Buffer> {
  await freeze(page)
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** The page looks as it looked when its picture was kept. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const file = join(KEPT, `${name}.webp`)
  if (isWriting) return write(file, await packed(page, await settledPicture(page), KEPT_QUALITY))
  if (!existsSync(file)) throw new Error(`There is no ${file} yet: ${COMMAND} makes it.`)
  const kept = readFileSync(file)
  for (let tries = 1; ; tries++) {
    // Packed as the other was, so that both have lost the same.
    const now = await packed(page, await taken(page), KEPT_QUALITY)
    const { ofAMillion, picture } = await difference(page, kept, now)
    if (ofAMillion <= MOST_OF_A_MILLION) return
    if (tries < TRIES) {
      await page.waitForTimeout(BETWEEN_MILLIS)
      continue
    }
    const [found, where] = [join(FOUND, `${name}.webp`), join(FOUND, `${name}.difference.png`)]
    write(found, now)
    write(where, picture)
    throw new Error(
      `The page does not look like ${file}: ${ofAMillion} of a million pixels are others. ` +
        `See ${where}, where those are red, and ${found}. If it is meant to look so: ${COMMAND}`,
    )
  }
}

/** A picture for people who read about it. It is not compared, and taken only with the others. */
export async function pictureForReadme(page: Page, name: string): Promise<void> {
  if (isWriting)
    write(join(FOR_README, `${name}.webp`), await packed(page, await settledPicture(page), README_QUALITY))
}

/** The same twice on end. */
async function settledPicture(page: Page): Promise<Buffer> {
  let last = await taken(page)
  for (let tries = 1; tries < TRIES; tries++) {
    await page.waitForTimeout(BETWEEN_MILLIS)
    const next = await taken(page)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
