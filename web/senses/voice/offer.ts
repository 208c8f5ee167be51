import type { Settings } from '#protocol/settings'
import type { VoiceLanguage } from '#web/senses/voice/book'
import { ABOUT } from '#words/register'

/** Which language of the voices to offer when the interface's changes; null when there is nothing to offer. */
export function voiceToOffer(
  before: Settings['language'],
  { language, voiceOver, voiceOverLanguage }: Settings,
): VoiceLanguage | null {
  const fitting = ABOUT[language].voice
  return language === before || !voiceOver || fitting === voiceOverLanguage ? null : fitting
}
