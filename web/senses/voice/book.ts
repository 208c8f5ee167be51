import type { Settings } from '#protocol/settings'

export type VoiceLanguage = Settings['voiceOverLanguage']

export type InVoices<Part> = Readonly<Record<VoiceLanguage, Part>>

/** What is said at any table, in one language; what only a family's tables say is in its own folder. */
export interface Book {
  readonly language: VoiceLanguage
  readonly placeBets: string
  readonly noMoreBets: string
  readonly insurance: string
  readonly evenMoney: string
  readonly youWin: string
  readonly push: string
  readonly yourCut: string
  readonly newShoe: string
  readonly lastRound: string
  readonly paused: string
  readonly resumed: string
  readonly cancelled: string
}
