import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/kit/button'
import { useWords } from '#web/i18n/language'
import type { VoiceLanguage } from '#web/senses/voice/book'
import { voiceToOffer } from '#web/senses/voice/offer'
import css from '#web/senses/voice-offer.module.css'
import { changeSettings, useSettings } from '#web/state/settings'

/** TP-9: whoever changes the interface's language is asked about the voices' too. */
export function VoiceOffer() {
  const words = useWords()
  const [offer, setOffer] = useState<VoiceLanguage | null>(null)
  useOffers(setOffer)
  if (offer === null) return null
  return (
    <section className={css.offer} aria-label={words.settings.voiceLanguage}>
      <Mic aria-hidden className={css.icon} />
      <p role="status">{words.senses.voiceOffer(words.senses.voiceNames[offer])}</p>
      <div className={css.answers}>
        <Button onClick={() => setOffer(null)}>{words.senses.voiceKeep}</Button>
        <Button
          look="main"
          onClick={() => {
            setOffer(null)
            void changeSettings({ voiceOverLanguage: offer })
          }}
        >
          {words.senses.voiceChange}
        </Button>
      </div>
    </section>
  )
}

/** The first settings that the house tells are no change: they are what was chosen before. */
function useOffers(offer: (voice: VoiceLanguage | null) => void): void {
  const known = useRef(useSettings.getState().version > 0)
  useEffect(
    () =>
      useSettings.subscribe(({ settings, version }, { settings: before }) => {
        if (known.current && settings.language !== before.language) {
          offer(voiceToOffer(before.language, settings))
        }
        if (version > 0) known.current = true
      }),
    [offer],
  )
}
