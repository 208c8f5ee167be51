// Loaded into a server before anything else: its clock, which a test can put forward.
// SIGALRM is a minute, SIGUSR2 a quarter of an hour. Whatever was waited for meanwhile happens at once.
import { promisify } from 'node:util'

const MINUTE_MILLIS = 60_000
const LOOK_MILLIS = 20
/** What is waited for no longer than this is not hurried: cards that fly, tries that are repeated. */
const SHORT_MILLIS = 1_000

let ahead = 0
const machineNow = Date.now
Date.now = () => machineNow() + ahead

const setMachineTimeout = globalThis.setTimeout
globalThis.setTimeout = (callback, millis = 0, ...given) => {
  if (!(millis > SHORT_MILLIS)) return setMachineTimeout(callback, millis, ...given)
  let due = Date.now() + millis
  const timer = setMachineTimeout(() => {
    if (Date.now() >= due) callback(...given)
    else lookAgain()
  }, LOOK_MILLIS)
  const lookAgain = timer.refresh.bind(timer)
  timer.refresh = () => {
    due = Date.now() + millis
    return lookAgain()
  }
  return timer
}

globalThis.setTimeout[promisify.custom] = setMachineTimeout[promisify.custom]

process.on('SIGALRM', () => {
  ahead += MINUTE_MILLIS
})
process.on('SIGUSR2', () => {
  ahead += 15 * MINUTE_MILLIS
})
