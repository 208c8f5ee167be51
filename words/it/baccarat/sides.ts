/** How the two sides are called, wherever roads or a panel of many tables name them. */
export const sides = {
  winners: { P: 'Giocatore', B: 'Banco', T: 'Pareggio' },
  letters: { P: 'G', B: 'B', T: 'P' },
  ask: { P: 'Chiedi Giocatore', B: 'Chiedi Banco' },
  askShort: { P: 'G?', B: 'B?' },
  streak: {
    P: (length: number) => `${length} Giocatore di fila`,
    B: (length: number) => `${length} Banco di fila`,
  },
  /** The score, the winner's first. */
  outcome: {
    P: (player: number, banker: number) => `Giocatore ${player} – ${banker}`,
    B: (player: number, banker: number) => `Banco ${banker} – ${player}`,
    T: (player: number, banker: number) => `Pareggio ${player} – ${banker}`,
  },
  /** What is counted of a shoe beside who won: in full, and where there is little room. */
  counts: {
    playerPairs: { name: 'Coppie Giocatore', short: 'Coppie G' },
    bankerPairs: { name: 'Coppie Banco', short: 'Coppie B' },
    naturals: { name: 'Naturali', short: 'Naturali' },
  },
  goodRoads: {
    playerStreak: 'Serie Giocatore',
    bankerStreak: 'Serie Banco',
    playerPingPong: 'Ping Pong Giocatore',
    bankerPingPong: 'Ping Pong Banco',
    playerOneTwo: 'Uno-due Giocatore',
    bankerOneTwo: 'Uno-due Banco',
    playerSandwich: 'Sandwich Giocatore',
    bankerSandwich: 'Sandwich Banco',
    playerSeparate: 'Alternanza Giocatore',
    bankerSeparate: 'Alternanza Banco',
    playerChange: 'Cambio Giocatore',
    bankerChange: 'Cambio Banco',
  },
}
