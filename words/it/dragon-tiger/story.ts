/** A round of Dragon Tiger in sentences. */
export const story = {
  bets: { dragon: 'Drago', tiger: 'Tigre', tie: 'Pareggio', suitedTie: 'Pareggio a Seme' },
  sides: { dragon: 'Drago', tiger: 'Tigre' },
  laid: (chips: string, bet: string) => `${chips} su ${bet}`,
  dealt: (side: string, card: string) => `${side}: ${card}`,
  /** What beat what: the round, and most bets with it. */
  duel: {
    dragon: (dragon: string, tiger: string) => `Drago ${dragon} batte Tigre ${tiger}`,
    tiger: (dragon: string, tiger: string) => `Tigre ${tiger} batte Drago ${dragon}`,
    tie: (dragon: string, tiger: string) => `Pareggio: ${dragon} e ${tiger}`,
  },
  half: (duel: string) => `${duel}: torna metà della puntata`,
  goldenHalf: (duel: string) => `${duel}: la fiche dorata è consumata`,
  suited: (duel: string) => `${duel}, stesso seme`,
  notSuited: (duel: string) => `${duel}: non dello stesso seme`,
}
