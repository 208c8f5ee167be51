export const games = {
  'mini-baccarat': { name: 'Mini Baccarat', short: 'Mini Baccarat' },
  'speed-baccarat': { name: 'Speed Baccarat', short: 'Speed Baccarat' },
}

export const about = {
  'mini-baccarat': 'Coppie, Grande e Piccolo, con le puntate da confermare.',
  'speed-baccarat': 'Si punta in fretta: quattro carte sono già sul panno.',
}

export const scene = {
  'mini-baccarat': { left: 'Giocatore 9', right: 'Banco 7' },
  'speed-baccarat': { left: 'Giocatore 9', right: 'Banco 7' },
}

export const winners = { player: 'Vince il Giocatore', banker: 'Vince il Banco', tie: 'Pareggio' }
