import type * as it from '#words/it/baccarat/sides'
import type { Like } from '#words/like'

export const sides: Like<typeof it.sides> = {
  winners: { P: 'Player', B: 'Banker', T: 'Tie' },
  letters: { P: 'P', B: 'B', T: 'T' },
  ask: { P: 'Ask Player', B: 'Ask Banker' },
  askShort: { P: 'P?', B: 'B?' },
  streak: {
    P: (length: number) => `Player ${length} in a row`,
    B: (length: number) => `Banker ${length} in a row`,
  },
  outcome: {
    P: (player, banker) => `Player ${player} – ${banker}`,
    B: (player, banker) => `Banker ${banker} – ${player}`,
    T: (player, banker) => `Tie ${player} – ${banker}`,
  },
  counts: {
    playerPairs: { name: 'Player pairs', short: 'P pairs' },
    bankerPairs: { name: 'Banker pairs', short: 'B pairs' },
    naturals: { name: 'Naturals', short: 'Naturals' },
  },
  goodRoads: {
    playerStreak: 'Player streak',
    bankerStreak: 'Banker streak',
    playerPingPong: 'Player ping pong',
    bankerPingPong: 'Banker ping pong',
    playerOneTwo: 'Player one-two',
    bankerOneTwo: 'Banker one-two',
    playerSandwich: 'Player sandwich',
    bankerSandwich: 'Banker sandwich',
    playerSeparate: 'Player separate',
    bankerSeparate: 'Banker separate',
    playerChange: 'Player change',
    bankerChange: 'Banker change',
  },
}
