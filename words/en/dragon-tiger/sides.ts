import type * as it from '#words/it/dragon-tiger/sides'
import type { Like } from '#words/like'

export const sides: Like<typeof it.sides> = {
  winners: { P: 'Tiger', B: 'Dragon', T: 'Tie' },
  letters: { P: 'T', B: 'D', T: '=' },
  ask: { P: 'Ask Tiger', B: 'Ask Dragon' },
  askShort: { P: 'T?', B: 'D?' },
  streak: {
    P: (length: number) => `Tiger ${length} in a row`,
    B: (length: number) => `Dragon ${length} in a row`,
  },
  outcome: {
    P: (tiger, dragon) => `Tiger ${tiger} – ${dragon}`,
    B: (tiger, dragon) => `Dragon ${dragon} – ${tiger}`,
    T: (tiger, dragon) => `Tie ${tiger} – ${dragon}`,
  },
  counts: {},
  goodRoads: {
    playerStreak: 'Tiger streak',
    bankerStreak: 'Dragon streak',
    playerPingPong: 'Tiger ping pong',
    bankerPingPong: 'Dragon ping pong',
    playerOneTwo: 'Tiger one-two',
    bankerOneTwo: 'Dragon one-two',
    playerSandwich: 'Tiger sandwich',
    bankerSandwich: 'Dragon sandwich',
    playerSeparate: 'Tiger separate',
    bankerSeparate: 'Dragon separate',
    playerChange: 'Tiger change',
    bankerChange: 'Dragon change',
  },
}
