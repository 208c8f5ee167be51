import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'

/** Most comes about at once: so often it is looked for without a pause. */
const LOOKS_AT_ONCE = 100
const LOOK_MILLIS = 2

/** Looks again and again, for as long as a test may take: what never comes about fails it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks++) await (looks < LOOKS_AT_ONCE ? turn() : pause(LOOK_MILLIS))
}
