import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openChrome } from '#bench/chrome'
import { Helper } from '#bench/fanout-messages'
import type { OnRoads, OpenFloor, ToFloor, ToGuests } from '#bench/lobby-messages'
import { type Memory, Meter, type Work } from '#bench/panel-meter'

/** What the panel of many tables costs the player's browser while all of them play (MP-1). */
const AIMS = { lateShare: 0.01, scriptMillis: 300, bytes: 10_000, heapGrowth: 1.1 }

type Remembered = Memory & OnRoads

const PLAYERS = 48
const EMPTY_SECONDS = 20
/** Until everything was seen once: caches are full, and scripts compiled. */
const SETTLE_SECONDS = 120
const PART_SECONDS = 60
const VIEW = { width: 1_440, height: 900 }

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '10' }, tables: { type: 'string', default: '60' } },
})
const parts = Math.max(2, Math.ceil((Number(values.minutes) * 60) / PART_SECONDS))
const partMillis = (Number(values.minutes) * 60_000) / parts
const tables = Number(values.tables)

const floor = new Helper<ToFloor>('./lobby-floor.js')
const guests = new Helper<ToGuests>('./lobby-guests.js')
const browser = await openChrome()
try {
  const house = await floor.ask<OpenFloor>({ do: 'open', tables, guests: PLAYERS, inPlay: true })
  await guests.ask({ do: 'play', url: house.url, tables: house.tables, tokens: house.tokens })
  const empty = await watchEmpty(browser)
  const [work, memory] = await watchPanel(browser, house.url)
  report(empty, total(work), memory)
} finally {
  await browser.close()
  guests.end()
  floor.end()
}
process.exit()

/** What the machine itself misses while the same floor plays: a page with nothing on it. */
async function watchEmpty(chrome: Browser): Promise<Work> {
  const page = await chrome.newPage({ viewport: VIEW })
  const meter = await Meter.on(chrome, page)
  const work = await meter.work(EMPTY_SECONDS * 1_000)
  await page.close()
  return work
}

async function watchPanel(
  chrome: Browser,
  url: string,
): Promise<readonly [readonly Work[], readonly Remembered[]]> {
  const page = await chrome.newPage({ viewport: VIEW })
  const meter = await Meter.on(chrome, page)
  await page.goto(`${url}/multi`)
  await page
    .locator('article')
    .nth(tables - 1)
    .waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLE_SECONDS * 1_000)
  const work: Work[] = []
  const memory = [await remembered(meter)]
  for (let part = 0; part < parts; part++) {
    work.push(await meter.work(partMillis))
    memory.push(await remembered(meter))
  }
  await page.close()
  return [work, memory]
}

/** With what there was to remember. */
async function remembered(meter: Meter): Promise<Remembered> {
  return { ...(await floor.ask<OnRoads>({ do: 'roads' })), ...(await meter.memory()) }
}

function total(all: readonly Work[]): Work {
  const sum = (name: keyof Work) => all.reduce((so, work) => so + work[name], 0)
  return {
    seconds: sum('seconds'),
    frames: sum('frames'),
    lateFrames: sum('lateFrames'),
    longestMillis: Math.max(...all.map(({ longestMillis }) => longestMillis)),
    scriptMillis: sum('scriptMillis'),
    layoutMillis: sum('layoutMillis'),
    taskMillis: sum('taskMillis'),
    browserMillis: sum('browserMillis'),
    bytes: sum('bytes'),
    messages: sum('messages'),
  }
}

function report(empty: Work, panel: Work, memory: readonly Remembered[]): void {
  const [idle, late] = [lateShare(empty), lateShare(panel)]
  const script = panel.scriptMillis / panel.seconds
  const feed = panel.bytes / panel.seconds
  const [first, last] = [memory[0], memory.at(-1)]
  const growth = (last?.heapBytes ?? 0) / (first?.heapBytes ?? 1)
  line('frames over 20 ms', percent(late), late / AIMS.lateShare, percent(AIMS.lateShare), [
    `${percent(idle)} on an empty page`,
    `${(panel.frames / panel.seconds).toFixed(1)} frames/s`,
    `${(empty.frames / empty.seconds).toFixed(1)} on an empty page`,
    `longest ${Math.round(panel.longestMillis)} ms (${Math.round(empty.longestMillis)} ms)`,
  ])
  line('script', `${script.toFixed(1)} ms/s`, script / AIMS.scriptMillis, `${AIMS.scriptMillis} ms/s`, [
    `style and layout ${(panel.layoutMillis / panel.seconds).toFixed(1)} ms/s`,
    `main thread ${(panel.taskMillis / panel.seconds).toFixed(1)} ms/s`,
    `${(empty.taskMillis / empty.seconds).toFixed(1)} ms/s on an empty page`,
    `all of the browser ${(panel.browserMillis / panel.seconds).toFixed(1)} ms/s`,
  ])
  line('feed', `${Math.round(feed)} bytes/s`, feed / AIMS.bytes, `${AIMS.bytes / 1_000} kB/s`, [
    `${(panel.messages / panel.seconds).toFixed(1)} frames/s`,
  ])
  line('memory', megabytes(last), growth / AIMS.heapGrowth, `${AIMS.heapGrowth} × what it began with`, [
    `${growth.toFixed(3)} × after ${(panel.seconds / 60).toFixed(1)} minutes`,
    `by the minute: ${memory.map(megabytes).join(', ')}`,
    `results on the roads: ${memory.map(({ results }) => results).join(', ')}`,
    `nodes ${first?.nodes} to ${last?.nodes}`,
    `listeners ${first?.listeners} to ${last?.listeners}`,
  ])
}

function line(name: string, figure: string, ratio: number, aim: string, more: readonly string[]): void {
  const words = [`${ratio.toFixed(3)} of the most that is allowed (${aim})`, ...more]
  process.stdout.write(`${name.padEnd(18)}${figure.padStart(16)}   ${words.join(', ')}\n`)
}

function lateShare({ lateFrames, frames }: Work): number {
  return frames === 0 ? 1 : lateFrames / frames
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)} %`
}

function megabytes(memory: Memory | undefined): string {
  return `${((memory?.heapBytes ?? 0) / 1_000_000).toFixed(1)} MB`
}
