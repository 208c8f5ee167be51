// The real server in a process of its own, by a clock that whoever started it can put forward.
import { processIo } from '#cli/io'
import { serve } from '#cli/serve'
import { MACHINE_CLOCK } from '#server/clock'

/** What is waited for no longer than this comes by itself: cards that fly, tries that are repeated. */
const SHORT_MILLIS = 1_000

let ahead = 0
const waiting = new Set()
const now = () => MACHINE_CLOCK.now() + ahead

/** Runs with the machine's time. What lies between is left out when it is put forward. */
const clock = {
  ...MACHINE_CLOCK,
  now,
  after(millis, call) {
    if (millis <= SHORT_MILLIS) return MACHINE_CLOCK.after(millis, call)
    const timer = MACHINE_CLOCK.after(millis, () => one.come())
    const cancel = () => {
      waiting.delete(one)
      timer.cancel()
    }
    const come = () => {
      cancel()
      call()
    }
    const one = { at: now() + millis, come, cancel }
    waiting.add(one)
    return one
  },
}

/** What is due by then has happened when it is answered. */
process.on('message', ({ forward }) => {
  ahead += forward
  const due = [...waiting].filter(({ at }) => at <= now()).sort((one, other) => one.at - other.at)
  for (const one of due) if (waiting.has(one)) one.come()
  process.send({ ahead })
})
process.channel.unref()

process.exitCode = await serve(process.argv.slice(2), processIo, clock)
