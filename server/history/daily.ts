import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock, Timer } from '#server/clock'
import { type Retention, retire } from '#server/history/retention'
import type { Schema } from '#server/store/schema'

const DAY_MILLIS = 86_400_000
const FIRST_MILLIS = 60_000

/** Retires what is old enough, a minute after the start and then once a day; nothing where nothing may go. */
export function retireDaily(
  db: Kysely<Schema>,
  retention: Retention,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): { stop(): Promise<void> } {
  if (Object.values(retention).every((days) => days === 0)) return { stop: async () => undefined }
  let timer: Timer
  let working: Promise<void> = Promise.resolve()
  const work = async () => {
    try {
      log.info(
        await retire(db, retention, { now: clock.now(), actor: 'the house' }),
        'old records were retired',
      )
    } catch (error) {
      log.warn({ err: error }, 'old records could not be retired: tried again tomorrow')
    }
  }
  const wait = (millis: number) => {
    timer = clock.after(millis, () => {
      working = work()
      wait(DAY_MILLIS)
    })
  }
  wait(FIRST_MILLIS)
  return {
    stop: async () => {
      timer.cancel()
      await working
    },
  }
}
