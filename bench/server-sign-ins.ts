import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startPostgres } from '#bench/postgres'
import type { Bench } from '#bench/report'
import { Passwords } from '#server/people/passwords'
import { peopleOf } from '#server/people/people'
import { receptionOf } from '#server/people/reception'
import { SignIns } from '#server/people/sign-ins'
import { openStore } from '#server/store/open'
import { grantPlayMoney } from '#server/wallet/grants'

const ACCOUNTS = 16
const AT_ONCE = 16
const SECONDS = 5
const PASSWORD = 'sette gatti sul tetto'
const IDLE_MILLIS = 30 * 60_000

/** How often a second `work` ends, so many at a time. */
async function rateOf(work: (turn: number) => Promise<void>): Promise<number> {
  const from = performance.now()
  const until = from + SECONDS * 1_000
  let turns = 0
  const worker = async (): Promise<void> => {
    while (performance.now() < until) await work(turns++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (turns * 1_000) / (performance.now() - from)
}

/** Sign-ins with a password beside the bare hashing that they cannot do without, and known tokens. */
export async function benchSignIns({ report }: Bench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sabot-sign-ins-'))
  const postgres = await startPostgres()
  const store = await openStore({ databaseUrl: postgres.url, dataFolder: folder })
  try {
    const { db } = store
    const signIns = new SignIns({ db, idleMillis: IDLE_MILLIS, now: Date.now })
    const people = peopleOf({
      db,
      signIns,
      currency: 'EUR',
      playMoney: 100_000,
      grant: grantPlayMoney,
      now: Date.now,
    })
    const { accounts } = receptionOf({ db, signIns, idleMillis: IDLE_MILLIS, now: Date.now })
    const logins: string[] = []
    const tokens: string[] = []
    for (let index = 0; index < ACCOUNTS; index++) {
      const { person } = await people.newGuest()
      const opened = await accounts.open(person, { name: `Conto ${index + 1}`, password: PASSWORD })
      if (!('login' in opened)) throw new Error(opened.text)
      logins.push(opened.login)
      tokens.push(opened.token)
    }
    const passwords = new Passwords()
    const kept = await passwords.hash(PASSWORD)
    const bare = await rateOf(async () => {
      await passwords.inTurn(() => passwords.fits(PASSWORD, kept))
    })
    const lag = monitorEventLoopDelay({ resolution: 5 })
    lag.enable()
    const signed = await rateOf(async (turn) => {
      const answer = await accounts.signIn({ login: logins[turn % ACCOUNTS] ?? '', password: PASSWORD })
      if (!('token' in answer)) throw new Error(answer.text)
    })
    lag.disable()
    const known = await rateOf(async (turn) => {
      if ((await signIns.who(tokens[turn % ACCOUNTS] ?? '')) === null)
        throw new Error('A token is not known.')
    })
    report.add(
      { name: 'sign-ins with a password', value: signed / bare, unit: '× bare hashing', aim: 1, floor: 0.5 },
      `${signed.toFixed(1)} sign-ins/s`,
      `event loop late by ${(lag.percentile(99) / 1e6).toFixed(1)} ms (p99)`,
      `known tokens ${Math.round(known)}/s`,
    )
  } finally {
    await store.close()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
