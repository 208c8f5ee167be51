import { setTimeout as pause } from 'node:timers/promises'

/** What comes about at all comes about well within this, also on a machine that is busy with other things. */
const PATIENCE_MILLIS = 300_000

export async function comesAbout(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLIS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`This did not come about: ${what}.`)
    await pause(10)
  }
}
