import { create } from 'zustand'
import { type Formats, formatsOf, type Language } from '#ui/i18n/format'
import { speak } from '#ui/i18n/language'
import { it, type Words } from '#web/i18n/it'

interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly formats: Formats
}

/** Each other language is fetched when somebody first asks for it. */
const OTHERS = { en: async () => (await import('#web/i18n/en')).en } as const

export const useSpoken = create<Spoken>(() => ({ language: 'it', words: it, formats: formatsOf('it') }))

export function useWords(): Words {
  return useSpoken(({ words }) => words)
}

export function useFormats(): Formats {
  return useSpoken(({ formats }) => formats)
}

/** The last that was asked for: an older wish may have to be fetched still. */
let wanted: Language = 'it'

export async function setLanguage(language: Language): Promise<void> {
  wanted = language
  if (useSpoken.getState().language === language) return
  const words = language === 'it' ? it : await OTHERS[language]()
  if (wanted !== language) return
  speak(language)
  useSpoken.setState({ language, words, formats: formatsOf(language) })
}
