import type { Winner } from '#engine/roads/result'
import type { Settings } from '#protocol/settings'

export type VoiceLanguage = Settings['voiceOverLanguage']

/** What is said at a table, in one language. */
export interface Book {
  readonly placeBets: string
  readonly noMoreBets: string
  readonly thirdCard: { readonly player: string; readonly banker: string }
  readonly coup: (winner: Winner, player: number, banker: number) => string
  /** One card a side: on the roads Dragon has banker's part, Tiger player's. */
  readonly duel: (winner: Winner, dragon: number, tiger: number) => string
  readonly yourTurn: (seat: number) => string
  readonly decide: string
  readonly insurance: string
  readonly evenMoney: string
  readonly blackjack: string
  readonly bust: (total: number) => string
  readonly dealerHas: (total: number) => string
  readonly dealerBusts: (total: number) => string
  readonly dealerBlackjack: string
  readonly youWin: string
  readonly push: string
  readonly bonus: (level: string) => string
  readonly yourCut: string
  readonly newShoe: string
  readonly lastRound: string
  readonly paused: string
  readonly resumed: string
  readonly cancelled: string
}
