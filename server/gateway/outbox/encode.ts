import type { ToPlayer } from '#protocol/to-player'

/** A message as it goes into a frame. */
export function encoded(message: ToPlayer): Buffer {
  return Buffer.from(JSON.stringify(message))
}
