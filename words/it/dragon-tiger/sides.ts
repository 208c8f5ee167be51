/** DT-5: Tiger has player's part on the roads, Dragon banker's. */
export const sides = {
  winners: { P: 'Tigre', B: 'Drago', T: 'Pareggio' },
  letters: { P: 'T', B: 'D', T: 'P' },
  ask: { P: 'Chiedi Tigre', B: 'Chiedi Drago' },
  askShort: { P: 'T?', B: 'D?' },
  streak: {
    P: (length: number) => `${length} Tigre di fila`,
    B: (length: number) => `${length} Drago di fila`,
  },
  /** The score, the winner's first. */
  outcome: {
    P: (tiger: number, dragon: number) => `Tigre ${tiger} – ${dragon}`,
    B: (tiger: number, dragon: number) => `Drago ${dragon} – ${tiger}`,
    T: (tiger: number, dragon: number) => `Pareggio ${tiger} – ${dragon}`,
  },
  counts: {},
  goodRoads: {
    playerStreak: 'Serie Tigre',
    bankerStreak: 'Serie Drago',
    playerPingPong: 'Ping Pong Tigre',
    bankerPingPong: 'Ping Pong Drago',
    playerOneTwo: 'Uno-due Tigre',
    bankerOneTwo: 'Uno-due Drago',
    playerSandwich: 'Sandwich Tigre',
    bankerSandwich: 'Sandwich Drago',
    playerSeparate: 'Alternanza Tigre',
    bankerSeparate: 'Alternanza Drago',
    playerChange: 'Cambio Tigre',
    bankerChange: 'Cambio Drago',
  },
}
