export const dragonTiger = {
  bets: { dragon: 'Drago', tiger: 'Tigre', tie: 'Pareggio', suitedTie: 'Pareggio a Seme' },
}
