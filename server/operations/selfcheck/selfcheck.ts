import type { Logger } from 'pino'
import type { SelfCheckAnswer } from '#protocol/http/operations'
import { versionOf } from '#server/operations/selfcheck/code'
import { changedFiles, type Digests, digestFiles, digestOf } from '#server/operations/selfcheck/digest'
import { expectedDigests } from '#server/operations/selfcheck/manifest'
import { wordsOf } from '#server/store/store-error'

const DAY_MILLIS = 86_400_000
const MOST_NAMED = 20

/**
 * The running house looks at its own code (GLI-19): at the start, every 24 hours, and whenever it is asked. The
 * files must be what they were at the start, and what the build made.
 */
export class SelfCheck {
  readonly #root: string
  readonly #started: Digests
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #last: SelfCheckAnswer
  #running: Promise<SelfCheckAnswer> | null = null

  private constructor(root: string, started: Digests, first: SelfCheckAnswer, log: Logger) {
    this.#root = root
    this.#started = started
    this.#last = first
    this.#log = log
    this.#timer = setInterval(() => void this.run(), DAY_MILLIS)
    this.#timer.unref()
    this.#tell()
  }

  static async start(root: string, log: Logger): Promise<SelfCheck> {
    const started = await digestFiles(root)
    return new SelfCheck(root, started, await compare(root, started, started, versionOf(root)), log)
  }

  get last(): SelfCheckAnswer {
    return this.#last
  }

  /** Whoever asks while one runs gets that one's result. */
  run(): Promise<SelfCheckAnswer> {
    this.#running ??= this.#check().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<SelfCheckAnswer> {
    this.#last = await digestFiles(this.#root)
      .then((now) => compare(this.#root, this.#started, now, this.#last.version))
      .catch((error: unknown) => unreadable(this.#last, error))
    this.#tell()
    return this.#last
  }

  #tell(): void {
    const { ok, version, digest, changed, text } = this.#last
    if (ok) this.#log.info({ version, digest }, text)
    else this.#log.error({ version, digest, changed }, text)
  }
}

/** What the files are now, against what they were and what they should be. */
export async function compare(
  root: string,
  started: Digests,
  now: Digests,
  version: string,
): Promise<SelfCheckAnswer> {
  const expected = await expectedDigests(root)
  const since = changedFiles(started, now)
  const against = expected === null ? [] : changedFiles(expected, now)
  const changed = [...new Set([...since, ...against])].sort()
  return {
    ok: changed.length === 0,
    at: Date.now(),
    version,
    digest: digestOf(now),
    started: digestOf(started),
    expected: expected === null ? null : digestOf(expected),
    files: now.size,
    changed: changed.slice(0, MOST_NAMED),
    text: textOf(since, against, expected !== null),
  }
}

/** Files that are being written, or gone: a check that cannot be made was not passed. */
function unreadable(last: SelfCheckAnswer, error: unknown): SelfCheckAnswer {
  const text = `The code cannot be read (${wordsOf(error)}): restart from a build that you trust.`
  return { ...last, ok: false, at: Date.now(), text }
}

function textOf(since: readonly string[], against: readonly string[], isKnown: boolean): string {
  if (since.length > 0) return `${filesOf(since)} not as at the start: restart from a build that you trust.`
  if (against.length > 0)
    return `${filesOf(against)} not what the build made: build again, or restore a build that you trust.`
  return isKnown
    ? 'The code is what the build made.'
    : 'The code is what it was at the start; its build left no manifest to compare with.'
}

function filesOf({ length }: readonly string[]): string {
  return length === 1 ? 'One file of the code is' : `${length} files of the code are`
}
