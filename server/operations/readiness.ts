import type { ReadyAnswer } from '#protocol/http'
import type { SelfCheckAnswer } from '#protocol/http/operations'
import type { Clock } from '#server/clock'
import { isAlive } from '#server/operations/pulse'
import { isCompared } from '#server/operations/selfcheck/selfcheck'
import type { Floor } from '#server/tables/floor'

interface WatchedStore {
  readonly ping: () => Promise<void>
  readonly isCopying: () => boolean
  readonly clock: Clock
}

/** Whether players may come: the store answers, every table runs, the code is what it should be. */
export async function readiness(
  { ping, isCopying, clock }: WatchedStore,
  { tables, closed }: Floor,
  check: SelfCheckAnswer,
): Promise<ReadyAnswer> {
  const { ok: isTrusted, version, digest } = check
  const store = await isAlive(ping, clock)
  const troubled = [...tables.values()].filter(({ trouble }) => trouble !== null).length
  const running = tables.size - troubled
  const ok = store && troubled === 0 && closed.length === 0 && isTrusted
  const notReady = () => {
    if (!isTrusted) return check.text
    if (closed.length > 0)
      return `Closed because their log cannot be trusted: ${closed.join(', ')}. See the log.`
    if (!store && isCopying()) return 'The store is being copied: tables wait until that is done.'
    if (troubled > 0) return `${troubled} of ${tables.size} tables wait for the store.`
    return 'The store does not answer.'
  }
  const text = ok ? `${running} tables run.${wordOnCode(check)}` : notReady()
  return { ok, store, tables: running, text, version, digest }
}

function wordOnCode(check: SelfCheckAnswer): string {
  return isCompared(check) ? '' : ' The code was compared with no build: see the self-check.'
}
