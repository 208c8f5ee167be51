import type * as it from '#words/it/dragon-tiger/games'
import type { Like } from '#words/like'

export const games: Like<typeof it.games> = {
  'dragon-tiger': { name: 'Dragon Tiger', short: 'Dragon Tiger' },
}

export const about: Like<typeof it.about> = {
  'dragon-tiger': 'One card to Dragon, one to Tiger: the higher one wins.',
}

export const scene: Like<typeof it.scene> = { 'dragon-tiger': { left: 'Dragon 13', right: 'Tiger 8' } }

export const winners: Like<typeof it.winners> = { dragon: 'Dragon wins', tiger: 'Tiger wins' }
