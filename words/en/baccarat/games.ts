import type * as it from '#words/it/baccarat/games'
import type { Like } from '#words/like'

export const games: Like<typeof it.games> = {
  'mini-baccarat': { name: 'Mini Baccarat', short: 'Mini Baccarat' },
  'speed-baccarat': { name: 'Speed Baccarat', short: 'Speed Baccarat' },
}

export const about: Like<typeof it.about> = {
  'mini-baccarat': 'Pairs, Big and Small, with bets you confirm.',
  'speed-baccarat': 'Bets are quick: four cards lie on the cloth already.',
}

export const scene: Like<typeof it.scene> = {
  'mini-baccarat': { left: 'Player 9', right: 'Banker 7' },
  'speed-baccarat': { left: 'Player 9', right: 'Banker 7' },
}

export const winners: Like<typeof it.winners> = { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' }
