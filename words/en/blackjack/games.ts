import type * as it from '#words/it/blackjack/games'
import type { Like } from '#words/like'

export const games: Like<typeof it.games> = {
  ventuno: { name: 'Blackjack Ventuno', short: 'Ventuno' },
  'mega-fire-blaze': { name: 'Mega Fire Blaze Blackjack', short: 'Mega Fire Blaze' },
  'free-bet': { name: 'Free Bet Blackjack', short: 'Free Bet' },
}

export const about: Like<typeof it.about> = {
  ventuno: 'Seven seats, bets behind, decisions made ahead of your turn.',
  'mega-fire-blaze': 'Two hands for everybody and a bonus of five levels.',
  'free-bet': 'Free doubles and splits; a dealer’s 22 is a push.',
}

export const scene: Like<typeof it.scene> = {
  ventuno: { left: 'Blackjack', right: 'Dealer 9' },
  'mega-fire-blaze': { left: 'Blackjack', right: 'Dealer 9' },
  'free-bet': { left: 'Free double', right: 'Dealer 6' },
}
