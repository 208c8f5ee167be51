import type { BrowserContext, Page } from 'playwright-core'

/** A page that is left while it loads takes its requests with it. */
const LEFT = 'net::ERR_ABORTED'

/** All that went wrong in the pages of a visitor, in words; a test that leaves any behind has failed. */
export class Complaints {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#watch(page))
    context.on('weberror', (error) => this.#note(`an error that nobody caught: ${error.error().stack}`))
    context.on('console', (message) => {
      const { url, lineNumber } = message.location()
      // Violations of the content policy and requests that were refused are told here too.
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${url}:${lineNumber})`)
    })
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      if (why !== LEFT) this.#note(`request: ${request.method()} ${request.url()} failed: ${why}`)
    })
  }

  #watch(page: Page): void {
    page.on('crash', () => this.#note(`the page ${page.url()} crashed`))
  }

  #note(text: string): void {
    this.#found.push(text)
  }

  /** What a test does on purpose, such as pulling the plug. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  get left(): readonly string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }
}
