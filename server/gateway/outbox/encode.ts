import type { ToPlayer } from '#protocol/player/to-player'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'

/** A message as it goes into a frame; supervisors hear all that staff hear. */
export function encoded(message: ToPlayer | ToSupervisor): Buffer {
  return Buffer.from(JSON.stringify(message))
}
