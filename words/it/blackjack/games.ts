export const games = {
  ventuno: { name: 'Blackjack Ventuno', short: 'Ventuno' },
  'mega-fire-blaze': { name: 'Mega Fire Blaze Blackjack', short: 'Mega Fire Blaze' },
  'free-bet': { name: 'Free Bet Blackjack', short: 'Free Bet' },
}

export const about = {
  ventuno: 'Sette posti, puntate alle spalle, mosse decise in anticipo.',
  'mega-fire-blaze': 'Due mani per tutti e un bonus a cinque livelli.',
  'free-bet': 'Raddoppi e divisioni gratis; con 22 il banco pareggia.',
}

export const scene = {
  ventuno: { left: 'Blackjack', right: 'Banco 9' },
  'mega-fire-blaze': { left: 'Blackjack', right: 'Banco 9' },
  'free-bet': { left: 'Raddoppio gratis', right: 'Banco 6' },
}
