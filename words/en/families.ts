import * as baccaratGames from '#words/en/baccarat/games'
import * as baccaratHelp from '#words/en/baccarat/help'
import { sides as baccaratSides } from '#words/en/baccarat/sides'
import * as baccaratStory from '#words/en/baccarat/story'
import { baccarat } from '#words/en/baccarat/table'
import * as fire from '#words/en/blackjack/fire-blaze'
import * as blackjackGames from '#words/en/blackjack/games'
import * as blackjackHelp from '#words/en/blackjack/help'
import * as blackjackStory from '#words/en/blackjack/story'
import { blackjack } from '#words/en/blackjack/table'
import * as dragonTigerGames from '#words/en/dragon-tiger/games'
import * as dragonTigerHelp from '#words/en/dragon-tiger/help'
import { sides as dragonTigerSides } from '#words/en/dragon-tiger/sides'
import * as dragonTigerStory from '#words/en/dragon-tiger/story'
import { dragonTiger } from '#words/en/dragon-tiger/table'

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
