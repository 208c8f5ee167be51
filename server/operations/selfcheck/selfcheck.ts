import type { Logger } from 'pino'
import type { SelfCheckAnswer } from '#protocol/http/operations'
import type { Clock, Timer } from '#server/clock'
import { versionOf } from '#server/operations/selfcheck/code'
import { changedFiles, type Digests, digestFiles, digestOf } from '#server/operations/selfcheck/digest'
import { expectedDigests } from '#server/operations/selfcheck/manifest'
import { wordsOf } from '#server/store/store-error'

const DAY_MILLIS = 86_400_000
const MOST_NAMED = 20

interface Settings {
  readonly clock: Clock
  readonly root: string
  /** The digest that the operator of the house expects; null where nobody said. */
  readonly pinned: string | null
  readonly log: Logger
}

/**
 * The running house looks at its own code (GLI-19): at the start, every 24 hours, and whenever it is asked. The
 * files must be what they were at the start, what the build made, and what the operator of the house expects.
 */
export class SelfCheck {
  readonly #with: Settings
  readonly #started: Digests
  readonly #timer: Timer
  #last: SelfCheckAnswer
  #running: Promise<SelfCheckAnswer> | null = null

  private constructor(settings: Settings, started: Digests, first: SelfCheckAnswer) {
    this.#with = settings
    this.#started = started
    this.#last = first
    this.#timer = settings.clock.every(DAY_MILLIS, () => void this.run())
    this.#tell()
  }

  static async start(settings: Settings): Promise<SelfCheck> {
    const { root } = settings
    const started = await digestFiles(root)
    const first = await compare({ ...settings, started, found: started, version: versionOf(root) })
    return new SelfCheck(settings, started, first)
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
    this.#timer.cancel()
  }

  async #check(): Promise<SelfCheckAnswer> {
    const { version } = this.#last
    this.#last = await digestFiles(this.#with.root)
      .then((found) => compare({ ...this.#with, started: this.#started, found, version }))
      .catch((error: unknown) => unreadable(this.#last, error, this.#with.clock.now()))
    this.#tell()
    return this.#last
  }

  #tell(): void {
    const { log } = this.#with
    const { ok, version, digest, changed, text } = this.#last
    if (!ok) log.error({ version, digest, changed }, text)
    else if (isCompared(this.#last)) log.info({ version, digest }, text)
    else log.warn({ version, digest }, text)
  }
}

/** Against anything but itself. */
export function isCompared({ expected, pinned }: Pick<SelfCheckAnswer, 'expected' | 'pinned'>): boolean {
  return expected !== null || pinned !== null
}

interface Comparison {
  readonly root: string
  readonly pinned: string | null
  readonly clock: Pick<Clock, 'now'>
  readonly started: Digests
  readonly found: Digests
  readonly version: string
}

/** What the files are now, against what they were and what they should be. */
export async function compare({
  root,
  pinned: given,
  clock,
  started,
  found,
  version,
}: Comparison): Promise<SelfCheckAnswer> {
  const expected = await expectedDigests(root)
  const since = changedFiles(started, found)
  const against = expected === null ? [] : changedFiles(expected, found)
  const changed = [...new Set([...since, ...against])].sort()
  const digest = digestOf(found)
  const pinned = given?.toLowerCase() ?? null
  const isOther = pinned !== null && pinned !== digest
  return {
    ok: changed.length === 0 && !isOther,
    at: clock.now(),
    version,
    digest,
    started: digestOf(started),
    expected: expected === null ? null : digestOf(expected),
    pinned,
    files: found.size,
    changed: changed.slice(0, MOST_NAMED),
    text: wrong(since, against, isOther) ?? right(expected !== null, pinned !== null),
  }
}

/** Files that are being written, or gone: a check that cannot be made was not passed. */
function unreadable(last: SelfCheckAnswer, error: unknown, at: number): SelfCheckAnswer {
  const text = `The code cannot be read (${wordsOf(error)}): restart from a build that you trust.`
  return { ...last, ok: false, at, text }
}

function wrong(since: readonly string[], against: readonly string[], isOther: boolean): string | null {
  if (since.length > 0) return `${filesOf(since)} not as at the start: restart from a build that you trust.`
  if (against.length > 0)
    return `${filesOf(against)} not what the build made: build again, or restore a build that you trust.`
  if (!isOther) return null
  return 'The code has another digest than is expected: restore the build that you trust, or correct SABOT_EXPECTED_DIGEST.'
}

function right(isBuilt: boolean, isPinned: boolean): string {
  if (isBuilt)
    return isPinned
      ? 'The code is what the build made, and has the digest that is expected.'
      : 'The code is what the build made.'
  return isPinned
    ? 'The code has the digest that is expected.'
    : 'The code is what it was at the start, but was compared with no build: dist/manifest.json is missing or of another one. npm run build writes it.'
}

function filesOf({ length }: readonly string[]): string {
  return length === 1 ? 'One file of the code is' : `${length} files of the code are`
}
