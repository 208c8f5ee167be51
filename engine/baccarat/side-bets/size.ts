import type { Coup } from '#engine/baccarat/coup'

/** MB-1: four cards in all are small, five or six big. */
export function isSmall({ player, banker }: Coup): boolean {
  return player.length + banker.length === 4
}
