// The real server in a process of its own, by a clock that whoever started it can put forward.
import { destination, pino } from 'pino'
import { MACHINE_CLOCK } from '#server/clock'
import { loadConfig } from '#server/config/load'
import { startServer } from '#server/server'

/** What is waited for no longer than this comes by itself: cards that fly, frames that are gathered. */
const SHORT_MILLIS = 1_000
const LOOK_MILLIS = 5
const BYSTANDER = { as: 'bystander' }

let ahead = 0
const waiting = new Set()
const coming = new Set()
const now = () => MACHINE_CLOCK.now() + ahead

/** Runs with the machine's time. What lies between is left out when it is put forward. */
const clock = {
  ...MACHINE_CLOCK,
  now,
  after(millis, call) {
    const among = millis <= SHORT_MILLIS ? coming : waiting
    const timer = MACHINE_CLOCK.after(millis, () => one.come())
    const cancel = () => {
      among.delete(one)
      timer.cancel()
    }
    const come = () => {
      cancel()
      call()
    }
    const one = { at: now() + millis, come, cancel }
    among.add(one)
    return one
  },
}

const [, file] = process.argv.slice(2)
const config = loadConfig({ env: process.env, file })
const server = await startServer(config, pino({ level: config.logLevel }, destination(2)), clock)
const { tables } = server.floor

/** What is due by then has happened when it is answered. */
function forward(millis) {
  ahead += millis
  const due = [...waiting].filter(({ at }) => at <= now()).sort((one, other) => one.at - other.at)
  for (const one of due) if (waiting.has(one)) one.come()
  return { ahead }
}

/** A table as everybody sees it, once no table has anything to do and nothing comes by itself. */
async function still(table) {
  const isStill = () => coming.size === 0 && [...tables.values()].every(({ isIdle }) => isIdle)
  while (!isStill()) await MACHINE_CLOCK.pause(LOOK_MILLIS)
  return tables.get(table).snapshot(BYSTANDER).state
}

process.on('message', async (asked) => {
  process.send('still' in asked ? await still(asked.still) : forward(asked.forward))
})
process.once('SIGTERM', () => void server.stop())
process.channel.unref()
console.log(`Sabot is open: http://${config.host}:${server.port}`)
