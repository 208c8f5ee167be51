import * as baccaratGames from '#words/it/baccarat/games'
import * as baccaratHelp from '#words/it/baccarat/help'
import { sides as baccaratSides } from '#words/it/baccarat/sides'
import * as baccaratStory from '#words/it/baccarat/story'
import { baccarat } from '#words/it/baccarat/table'
import * as fire from '#words/it/blackjack/fire-blaze'
import * as blackjackGames from '#words/it/blackjack/games'
import * as blackjackHelp from '#words/it/blackjack/help'
import * as blackjackStory from '#words/it/blackjack/story'
import { blackjack } from '#words/it/blackjack/table'
import * as dragonTigerGames from '#words/it/dragon-tiger/games'
import * as dragonTigerHelp from '#words/it/dragon-tiger/help'
import { sides as dragonTigerSides } from '#words/it/dragon-tiger/sides'
import * as dragonTigerStory from '#words/it/dragon-tiger/story'
import { dragonTiger } from '#words/it/dragon-tiger/table'

/** What each family of games says, by the place where it is said. */
export const games = { ...blackjackGames.games, ...baccaratGames.games, ...dragonTigerGames.games }

/** The lobby's line about each game, and what the picture of its table says. */
export const about = { ...blackjackGames.about, ...baccaratGames.about, ...dragonTigerGames.about }
export const scene = { ...blackjackGames.scene, ...baccaratGames.scene, ...dragonTigerGames.scene }

/** What is said of the side that won. */
export const winners = { ...baccaratGames.winners, ...dragonTigerGames.winners }

export const tables = { blackjack, fireBlaze: fire.fireBlaze, baccarat, dragonTiger }

export const sides = { baccarat: baccaratSides, dragonTiger: dragonTigerSides }

export const helps = {
  blackjack: blackjackHelp.help,
  chart: blackjackHelp.chart,
  fire: fire.help,
  baccarat: baccaratHelp.help,
  dragonTiger: dragonTigerHelp.help,
}

export const stories = {
  blackjack: blackjackStory.story,
  baccarat: baccaratStory.story,
  dragonTiger: dragonTigerStory.story,
}

/** Bets and sides as sentences name them, of any game. */
export const bets = {
  ...blackjackStory.story.bets,
  ...baccaratStory.story.bets,
  ...dragonTigerStory.story.bets,
}
export const sideNames = { ...baccaratStory.story.sides, ...dragonTigerStory.story.sides }
