import type { Browser, CDPSession, Page } from 'playwright-core'

/** A frame that comes later than this after the one before was missed by somebody who looks. */
const LATE_MILLIS = 20

/** What a page did in some time. */
export interface Work {
  readonly seconds: number
  readonly frames: number
  readonly lateFrames: number
  readonly longestMillis: number
  /** Milliseconds of the main thread: in scripts, in style and layout, in all. */
  readonly scriptMillis: number
  readonly layoutMillis: number
  readonly taskMillis: number
  /** Milliseconds of all the browser's processes together. */
  readonly browserMillis: number
  /** What came through its sockets. */
  readonly bytes: number
  readonly messages: number
}

export interface Memory {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
}

/** The page counts its own frames; times between them are the browser's. */
const COUNT_FRAMES = `(() => {
  const counted = { frames: 0, late: 0, longest: 0, last: null, on: true }
  const frame = (now) => {
    if (!counted.on) return
    if (counted.last !== null) {
      const took = now - counted.last
      counted.frames++
      if (took > ${LATE_MILLIS}) counted.late++
      counted.longest = Math.max(counted.longest, took)
    }
    counted.last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  globalThis.sabotFrames = counted
})()`

const END_FRAMES = `(() => {
  globalThis.sabotFrames.on = false
  return globalThis.sabotFrames
})()`

interface Frames {
  readonly frames: number
  readonly late: number
  readonly longest: number
}

/** Reads off what a page costs its browser. */
export class Meter {
  readonly #page: Page
  readonly #line: CDPSession
  readonly #browser: CDPSession
  #bytes = 0
  #messages = 0

  private constructor(page: Page, line: CDPSession, browser: CDPSession) {
    this.#page = page
    this.#line = line
    this.#browser = browser
    line.on('Network.webSocketFrameReceived', ({ response: { payloadData } }) => {
      this.#bytes += Buffer.byteLength(payloadData)
      this.#messages++
    })
  }

  static async on(browser: Browser, page: Page): Promise<Meter> {
    const line = await page.context().newCDPSession(page)
    // Time on the processor: what others do on the machine meanwhile is not the page's.
    await line.send('Performance.enable', { timeDomain: 'threadTicks' })
    await line.send('Network.enable')
    return new Meter(page, line, await browser.newBrowserCDPSession())
  }

  /** The memory that is in use once all garbage is gone; it takes the page a moment, so it is no part of the work. */
  async memory(): Promise<Memory> {
    await this.#line.send('HeapProfiler.collectGarbage')
    const figures = await this.#figures()
    return {
      heapBytes: figures('JSHeapUsedSize'),
      nodes: figures('Nodes'),
      listeners: figures('JSEventListeners'),
    }
  }

  async work(millis: number): Promise<Work> {
    const [before, browserBefore] = [await this.#figures(), await this.#browserMillis()]
    const [bytes, messages, began] = [this.#bytes, this.#messages, performance.now()]
    await this.#page.evaluate(COUNT_FRAMES)
    await this.#page.waitForTimeout(millis)
    const { frames, late, longest } = await this.#page.evaluate<Frames>(END_FRAMES)
    const seconds = (performance.now() - began) / 1_000
    const after = await this.#figures()
    const spent = (...names: readonly string[]) =>
      names.reduce((sum, name) => sum + (after(name) - before(name)) * 1_000, 0)
    return {
      seconds,
      frames,
      lateFrames: late,
      longestMillis: longest,
      scriptMillis: spent('ScriptDuration'),
      layoutMillis: spent('LayoutDuration', 'RecalcStyleDuration'),
      taskMillis: spent('TaskDuration'),
      browserMillis: (await this.#browserMillis()) - browserBefore,
      bytes: this.#bytes - bytes,
      messages: this.#messages - messages,
    }
  }

  async #browserMillis(): Promise<number> {
    const { processInfo } = await this.#browser.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0)
  }

  async #figures(): Promise<(name: string) => number> {
    const { metrics } = await this.#line.send('Performance.getMetrics')
    const known = new Map(metrics.map(({ name, value }) => [name, value]))
    return (name) => known.get(name) ?? 0
  }
}
