import { create } from 'zustand'
import { type Formats, formatsOf } from '#ui/i18n/format'
import { speak } from '#ui/i18n/language'
import { ABOUT, CONSOLE, type ConsoleWords, FIRST, LANGUAGES, type Language } from '#words/register'

export type Words = ConsoleWords
export type DealerWords = Words['dealer']

interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly formats: Formats
}

const KEPT = 'sabot-staff-language'

export const useSpoken = create<Spoken>(() => spoken(FIRST))

export function useWords(): Words {
  return useSpoken(({ words }) => words)
}

export function useFormats(): Formats {
  return useSpoken(({ formats }) => formats)
}

interface NextLanguage {
  readonly language: Language
  readonly name: string
  readonly speak: () => void
}

/** The one after this, for a button that goes round all of them: by its own name. */
export function useNextLanguage(): NextLanguage {
  const now = useSpoken(({ language }) => language)
  const language = LANGUAGES[(LANGUAGES.indexOf(now) + 1) % LANGUAGES.length] ?? FIRST
  return { language, name: ABOUT[language].name, speak: () => setLanguage(language) }
}

/** A console stands in one place and is used by many: its language is the place's. */
export function setLanguage(language: Language = kept()): void {
  localStorage.setItem(KEPT, language)
  const now = spoken(language)
  speak(language, now.words)
  useSpoken.setState(now)
}

function kept(): Language {
  const language = localStorage.getItem(KEPT)
  return LANGUAGES.find((known) => known === language) ?? FIRST
}

function spoken(language: Language): Spoken {
  return { language, words: CONSOLE[language], formats: formatsOf(language) }
}
