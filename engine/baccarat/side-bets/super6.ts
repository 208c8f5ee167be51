import type { Coup } from '#engine/baccarat/coup'

/** SB-4, and what halves Banker in zero commission (SB-3): Banker wins with 6. */
export function isBankerSix({ winner, bankerTotal }: Coup): boolean {
  return winner === 'B' && bankerTotal === 6
}
