import { create } from 'zustand'
import { en } from '#console/i18n/en'
import { it, type Words } from '#console/i18n/it'
import { type Formats, formatsOf, type Language } from '#ui/i18n/format'
import { speak } from '#ui/i18n/language'

interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly formats: Formats
}

const WORDS = { it, en } as const
const KEPT = 'sabot-staff-language'

export const useSpoken = create<Spoken>(() => spoken('it'))

export function useWords(): Words {
  return useSpoken(({ words }) => words)
}

export function useFormats(): Formats {
  return useSpoken(({ formats }) => formats)
}

/** A console stands in one place and is used by many: its language is the place's. */
export function setLanguage(language: Language = kept()): void {
  localStorage.setItem(KEPT, language)
  speak(language)
  useSpoken.setState(spoken(language))
}

function kept(): Language {
  return localStorage.getItem(KEPT) === 'en' ? 'en' : 'it'
}

function spoken(language: Language): Spoken {
  return { language, words: WORDS[language], formats: formatsOf(language) }
}
