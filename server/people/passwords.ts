import { hash, verify } from '@node-rs/argon2'
import type { HttpRefusal } from '#server/refusal'

/** Argon2id (the library's standard): 19 MiB and two passes for each guess. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing takes cores and memory that tables need: so many at once … */
const AT_ONCE = 2
/** … and so many behind them. More are sent away, to come back later. */
const MOST_WAITING = 32

/** The house is too busy to look at passwords. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

/** Hashes passwords, few at a time. */
export class Passwords {
  readonly #waiting: (() => void)[] = []
  #running = 0
  /** Checked where there is no password to check, so that nobody can tell by the time it takes. */
  #nobodys: Promise<string> | null = null

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normal(password), COST))
  }

  /** Whether it is the password; the work is the same where there is none. Only within a turn. */
  async fits(password: string, kept: string | null): Promise<boolean> {
    this.#nobodys ??= hash('nobody has this password', COST)
    const isRight = await verify(kept ?? (await this.#nobodys), normal(password))
    return isRight && kept !== null
  }

  /** Does something that hashes when it is its turn; throws TooBusy at once when too many wait. */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < AT_ONCE) this.#running++
    else if (this.#waiting.length < MOST_WAITING) await new Promise<void>((go) => this.#waiting.push(go))
    else throw new TooBusy('Too many sign-ins at once.')
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The turn goes straight to the next one: nobody can come in between.
      if (next === undefined) this.#running--
      else next()
    }
  }
}

/** The same letters may come as different code points from different keyboards. */
function normal(password: string): string {
  return password.normalize('NFKC')
}

const BUSY: HttpRefusal = {
  status: 503,
  reason: 'busy',
  text: 'Too many people sign in at this moment: try again in a few seconds.',
  retrySeconds: 5,
}

/** What is hashed on the way may have to wait for too many others: then nothing was done. */
export async function unlessBusy<Done>(work: Promise<Done>): Promise<Done | HttpRefusal> {
  try {
    return await work
  } catch (error) {
    if (error instanceof TooBusy) return BUSY
    throw error
  }
}
