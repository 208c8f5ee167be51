import type { Mixer } from '#web/senses/sounds/mixer'
import { strike } from '#web/senses/sounds/strike'
import { BAR_SECONDS, barOf } from '#web/senses/sounds/tune'

/** Bars are written a little ahead of the moment they sound. */
const AHEAD_SECONDS = 1.5
const LOOK_MILLIS = 1_000

/** A quiet loop, made while it plays. Returns how to stop it. */
export function playMusic({ context, music }: Mixer): () => void {
  const room = context.createBiquadFilter()
  room.type = 'lowpass'
  room.frequency.value = 2_400
  room.connect(music)
  let bar = 0
  let next = context.currentTime + 0.1
  const write = () => {
    // Back from sleep: what was not played is not caught up with.
    if (next < context.currentTime) next = context.currentTime + 0.1
    while (next < context.currentTime + AHEAD_SECONDS) {
      for (const stroke of barOf(bar)) strike(room, stroke, next)
      bar++
      next += BAR_SECONDS
    }
  }
  write()
  const timer = setInterval(write, LOOK_MILLIS)
  return () => {
    clearInterval(timer)
    room.disconnect()
  }
}
