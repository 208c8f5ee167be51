import type { Side } from '#engine/baccarat/bets'
import { firstCardTo, nextCardTo } from '#engine/baccarat/tableau'
import type { State, Want } from '#engine/baccarat/types'

const FIRST_CARDS = 4

const BETS: Want = { kind: 'bets' }
const NOTHING: Want = { kind: 'nothing' }
const FACE_DOWN: Readonly<Record<Side, Want>> = {
  player: { kind: 'card', to: 'player', faceDown: true },
  banker: { kind: 'card', to: 'banker', faceDown: true },
}
const FACE_UP: Readonly<Record<Side, Want>> = {
  player: { kind: 'card', to: 'player', faceDown: false },
  banker: { kind: 'card', to: 'banker', faceDown: false },
}

/** What the table waits for. A card wanted while betting is open does not keep bets from being laid. */
export function wants({ rules, phase, faceDown, player, banker }: State): Want {
  switch (phase) {
    case 'betting':
      return rules.faceDownFirst && faceDown < FIRST_CARDS ? FACE_DOWN[firstCardTo(faceDown)] : BETS
    case 'dealing': {
      const to = nextCardTo(player, banker)
      return to === null ? NOTHING : FACE_UP[to]
    }
    case 'over':
      return NOTHING
    default:
      return phase satisfies never
  }
}
