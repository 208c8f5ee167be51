import type { Settings } from '#protocol/settings'
import type { VoiceLanguage } from '#web/senses/voice/book'

/** The voices' language that goes with an interface's: English where there is no voice of its own (TP-9). */
const VOICE_FOR: Readonly<Record<Settings['language'], VoiceLanguage>> = { it: 'en', en: 'en' }

/** Which language of the voices to offer when the interface's changes; null when there is nothing to offer. */
export function voiceToOffer(
  before: Settings['language'],
  { language, voiceOver, voiceOverLanguage }: Settings,
): VoiceLanguage | null {
  const fitting = VOICE_FOR[language]
  return language === before || !voiceOver || fitting === voiceOverLanguage ? null : fitting
}
