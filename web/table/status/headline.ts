import type { Ended } from '#engine/round/ending'
import type { Words } from '#web/i18n/language'

/** The one figure that stands for how a round ended, and what it is called. */
export interface Headline {
  readonly name: string
  readonly cents: number
}

/** The result is the net; where all stakes came back it is they. Null without a stake. */
export function headlineOf({ table }: Words, { ending, net, back }: Ended): Headline | null {
  if (ending === 'nothing') return null
  return { name: table.ended[ending], cents: ending === 'returned' ? back : net }
}
