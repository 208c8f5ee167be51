import type { Browser } from 'playwright-core'
import { openChrome } from '#bench/chrome'
import { Helper } from '#bench/helper'
import type { OnRoads, OpenFloor, ToFloor, ToGuests } from '#bench/lobby/messages'
import { type Memory, Meter, type Work } from '#bench/panel-meter'
import type { Bench, Report } from '#bench/report'

const AIMS = {
  late: { unit: '% of frames', aim: 1, floor: 0.05 },
  script: { unit: 'ms/s', aim: 300, floor: 0.5 },
  feed: { unit: 'bytes/s', aim: 10_000, floor: 1 },
  growth: { unit: '× the first memory', aim: 1.1, floor: 0.8 },
}

type Remembered = Memory & OnRoads

const PLAYERS = 48
const VIEW = { width: 1_440, height: 900 }

interface Times {
  readonly emptyMillis: number
  /** Until everything was seen once: caches are full, and scripts compiled. */
  readonly settleMillis: number
  readonly parts: number
  readonly partMillis: number
}

const SHORT: Times = { emptyMillis: 3_000, settleMillis: 15_000, parts: 2, partMillis: 10_000 }

function timesOf({ isShort, minutes }: Bench): Times {
  if (isShort) return SHORT
  const parts = Math.max(2, Math.ceil(minutes))
  return { emptyMillis: 20_000, settleMillis: 120_000, parts, partMillis: (minutes * 60_000) / parts }
}

/** What the panel of many tables costs the player's browser while all of them play (MP-1). */
export async function benchPanel(bench: Bench): Promise<void> {
  const { report, tables } = bench
  const times = timesOf(bench)
  const floor = new Helper<ToFloor>('./lobby/floor.js')
  const guests = new Helper<ToGuests>('./lobby/guests.js')
  const browser = await openChrome()
  try {
    const house = await floor.ask<OpenFloor>({ do: 'open', tables, guests: PLAYERS, inPlay: true })
    await guests.ask({ do: 'play', url: house.url, tables: house.tables, tokens: house.tokens })
    const empty = await watchEmpty(browser, times)
    const onRoads = () => floor.ask<OnRoads>({ do: 'roads' })
    const [work, memory] = await watchPanel(browser, `${house.url}/multi`, tables, times, onRoads)
    tell(report, empty, total(work), memory)
  } finally {
    await browser.close()
    guests.end()
    floor.end()
  }
}

/** What the machine itself misses while the same floor plays: a page with nothing on it. */
async function watchEmpty(chrome: Browser, { emptyMillis }: Times): Promise<Work> {
  const page = await chrome.newPage({ viewport: VIEW })
  const meter = await Meter.on(chrome, page)
  const work = await meter.work(emptyMillis)
  await page.close()
  return work
}

async function watchPanel(
  chrome: Browser,
  url: string,
  tables: number,
  { settleMillis, parts, partMillis }: Times,
  onRoads: () => Promise<OnRoads>,
): Promise<readonly [readonly Work[], readonly Remembered[]]> {
  const page = await chrome.newPage({ viewport: VIEW })
  const meter = await Meter.on(chrome, page)
  await page.goto(url)
  await page
    .locator('article')
    .nth(tables - 1)
    .waitFor({ state: 'attached' })
  await page.waitForTimeout(settleMillis)
  /** With what there was to remember. */
  const remembered = async () => ({ ...(await onRoads()), ...(await meter.memory()) })
  const work: Work[] = []
  const memory = [await remembered()]
  for (let part = 0; part < parts; part++) {
    work.push(await meter.work(partMillis))
    memory.push(await remembered())
  }
  await page.close()
  return [work, memory]
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

function tell(report: Report, empty: Work, panel: Work, memory: readonly Remembered[]): void {
  const least = (name: string, value: number, aims: (typeof AIMS)[keyof typeof AIMS], ...more: string[]) =>
    report.add({ name, value, better: 'lower', ...aims }, ...more)
  const [first, last] = [memory[0], memory.at(-1)]
  least(
    'frames over 20 ms',
    latePercent(panel),
    AIMS.late,
    `${latePercent(empty).toFixed(2)} % on an empty page`,
    `${(panel.frames / panel.seconds).toFixed(1)} frames/s`,
    `${(empty.frames / empty.seconds).toFixed(1)} on an empty page`,
    `longest ${Math.round(panel.longestMillis)} ms (${Math.round(empty.longestMillis)} ms)`,
  )
  least(
    'script',
    panel.scriptMillis / panel.seconds,
    AIMS.script,
    `style and layout ${(panel.layoutMillis / panel.seconds).toFixed(1)} ms/s`,
    `main thread ${(panel.taskMillis / panel.seconds).toFixed(1)} ms/s`,
    `${(empty.taskMillis / empty.seconds).toFixed(1)} ms/s on an empty page`,
    `all of the browser ${(panel.browserMillis / panel.seconds).toFixed(1)} ms/s`,
  )
  const frames = `${(panel.messages / panel.seconds).toFixed(1)} frames/s`
  least('feed', panel.bytes / panel.seconds, AIMS.feed, frames)
  least(
    'memory',
    (last?.heapBytes ?? 0) / (first?.heapBytes ?? 1),
    AIMS.growth,
    `after ${(panel.seconds / 60).toFixed(1)} minutes`,
    `by the minute: ${memory.map(megabytes).join(', ')}`,
    `results on the roads: ${memory.map(({ results }) => results).join(', ')}`,
    `nodes ${first?.nodes} to ${last?.nodes}`,
    `listeners ${first?.listeners} to ${last?.listeners}`,
  )
}

function latePercent({ lateFrames, frames }: Work): number {
  return frames === 0 ? 100 : (100 * lateFrames) / frames
}

function megabytes({ heapBytes }: Memory): string {
  return `${(heapBytes / 1_000_000).toFixed(1)} MB`
}
