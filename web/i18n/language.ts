import { create } from 'zustand'
import { type Formats, formatsOf, type Language } from '#web/i18n/format'
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

export async function setLanguage(language: Language): Promise<void> {
  if (useSpoken.getState().language === language) return
  const words = language === 'it' ? it : await OTHERS[language]()
  document.documentElement.lang = language
  useSpoken.setState({ language, words, formats: formatsOf(language) })
}
