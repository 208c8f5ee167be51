import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#protocol/settings'
import { chooseVoice } from '#web/senses/voice/choose-voice'
import { voiceToOffer } from '#web/senses/voice/offer'

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
})

describe('TP-9: which voice speaks', () => {
  it('is one of the language that was asked for', () => {
    const chinese = voice('zh_TW')
    expect(chooseVoice([voice('en-GB', true, true), chinese], 'zh')).toEqual({
      language: 'zh',
      voice: chinese,
    })
    const indonesian = voice('in-ID')
    expect(chooseVoice([indonesian], 'id')).toEqual({ language: 'id', voice: indonesian })
  })

  it('is English, in words and voice, where the device has none', () => {
    const english = voice('en-GB')
    expect(chooseVoice([voice('it-IT', true, true), english], 'th')).toEqual({
      language: 'en',
      voice: english,
    })
    expect(chooseVoice([], 'ko')).toEqual({ language: 'en', voice: null })
  })

  it('is rather one of the device than one over the net', () => {
    const local = voice('en-US')
    expect(chooseVoice([voice('en-GB', false), local], 'en').voice).toBe(local)
  })
})

describe('a change of the interface’s language', () => {
  it('offers the voices’ language that goes with it', () => {
    const settings = { ...DEFAULT_SETTINGS, language: 'en', voiceOverLanguage: 'ja' } as const
    expect(voiceToOffer('it', settings)).toBe('en')
  })

  it('offers nothing when nothing changes, the voice fits or is off', () => {
    expect(voiceToOffer('it', { ...DEFAULT_SETTINGS, voiceOverLanguage: 'ja' })).toBeNull()
    expect(voiceToOffer('it', { ...DEFAULT_SETTINGS, language: 'en' })).toBeNull()
    const off = { ...DEFAULT_SETTINGS, language: 'en', voiceOverLanguage: 'ja', voiceOver: false } as const
    expect(voiceToOffer('it', off)).toBeNull()
  })
})
