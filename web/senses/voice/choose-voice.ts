import type { VoiceLanguage } from '#web/senses/voice/book'

/** A voice of the device, as far as choosing needs to know it. */
export interface DeviceVoice {
  readonly lang: string
  readonly localService: boolean
  readonly default: boolean
}

export interface Chosen<Voice> {
  /** Which phrases are spoken. */
  readonly language: VoiceLanguage
  /** Null leaves it to the browser. */
  readonly voice: Voice | null
}

/** TP-9: a voice of the language that was asked for, English where the device has none. */
export function chooseVoice<Voice extends DeviceVoice>(
  voices: readonly Voice[],
  wanted: VoiceLanguage,
): Chosen<Voice> {
  const own = best(voices, wanted)
  if (own !== null) return { language: wanted, voice: own }
  return { language: 'en', voice: best(voices, 'en') }
}

/** On the device before over the net, the device's own choice before others. */
function best<Voice extends DeviceVoice>(voices: readonly Voice[], language: string): Voice | null {
  const speaking = voices.filter(({ lang }) => isOf(lang, language))
  const worth = (voice: Voice) => (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return speaking.reduce<Voice | null>(
    (one, other) => (one === null || worth(other) > worth(one) ? other : one),
    null,
  )
}

/** `zh-CN`, `zh_TW` and `zh` are all Chinese; some devices still say `in` for Indonesian. */
function isOf(tag: string, language: string): boolean {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return primary === language || (language === 'id' && primary === 'in')
}
