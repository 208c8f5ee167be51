import type { Logger } from 'pino'
import type { Clock } from '#server/clock'
import type { Sockets } from '#server/gateway/sockets/sockets'
import type { People } from '#server/people/person'

interface Settings {
  readonly clock: Clock
  readonly everyMillis: number
  readonly log: Logger
}

/** Closes the sockets of sign-ins that are over, wherever they ended; notes which ones are used. */
export function watchSignIns(people: People, sockets: Sockets, { clock, everyMillis, log }: Settings) {
  people.onEnded((signIns) => sockets.endSignIns(signIns))
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let isWell = true
  const look = async (): Promise<void> => {
    isRunning = true
    try {
      await people.sweep(sockets.signIns)
      isWell = true
    } catch (err) {
      isWell = false
      log.warn({ err }, 'sign-ins could not be looked at: again in a while')
    } finally {
      isRunning = false
    }
  }
  const timer = clock.every(everyMillis, () => {
    if (!isRunning) running = look()
  })
  return {
    /** What was used until now is written down, if the store is there. */
    async stop(): Promise<void> {
      timer.cancel()
      await running
      if (isWell) await look()
    },
  }
}
