import type { Settings } from '#protocol/settings'
import { isAudible } from '#web/senses/audible'

/** How loud each voice of a table is, from 0 to 1. */
export interface Hearing {
  readonly sounds: number
  readonly music: number
  readonly voice: number
}

const SILENCE: Hearing = { sounds: 0, music: 0, voice: 0 }

/** What a player hears at a table (TP-8, TP-9). `voiced`: announcements are made there. */
export function hearingOf(isQuiet: boolean, settings: Settings, voiced: boolean): Hearing {
  if (!isAudible(isQuiet, settings.muteAll, settings.baccaratSound)) return SILENCE
  return {
    sounds: settings.gameSounds ? loudness(settings.gameVolume) : 0,
    music: settings.music ? loudness(settings.musicVolume) : 0,
    voice: voiced && settings.voiceOver ? settings.dealerVolume / 100 : 0,
  }
}

export function isSilent({ sounds, music, voice }: Hearing): boolean {
  return sounds + music + voice === 0
}

/** Ears count in ratios: half of the slider is a quarter of the pressure. */
function loudness(volume: number): number {
  return (volume / 100) ** 2
}
