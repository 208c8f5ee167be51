import type { State, Want } from '#engine/dragon-tiger/types'

const BETS: Want = { kind: 'bets' }
const NOTHING: Want = { kind: 'nothing' }
const TO_DRAGON: Want = { kind: 'card', to: 'dragon', faceDown: false }
const TO_TIGER: Want = { kind: 'card', to: 'tiger', faceDown: false }

/** What the table waits for (DT-1). */
export function wants({ phase, dragon }: State): Want {
  switch (phase) {
    case 'betting':
      return BETS
    case 'dealing':
      return dragon === null ? TO_DRAGON : TO_TIGER
    case 'over':
      return NOTHING
    default:
      return phase satisfies never
  }
}
