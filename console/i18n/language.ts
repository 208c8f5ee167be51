import { create } from 'zustand'
import { type Formats, formatsOf } from '#ui/i18n/format'
import { speak } from '#ui/i18n/language'
import {
  ABOUT,
  CONSOLE,
  type ConsoleWords,
  FIRST,
  FIRST_CONSOLE,
  LANGUAGES,
  type Language,
} from '#words/register'

export type Words = ConsoleWords
export type DealerWords = Words['dealer']

interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly formats: Formats
}

const KEPT = 'sabot-staff-language'

export const useSpoken = create<Spoken>(() => ({
  language: FIRST,
  words: FIRST_CONSOLE,
  formats: formatsOf(FIRST),
}))

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
  return { language, name: ABOUT[language].name, speak: () => void setLanguage(language) }
}

/** The last that was asked for: an older wish may have to be fetched still. */
let wanted: Language = FIRST

/** A console stands in one place and is used by many: its language is the place's. */
export async function setLanguage(language: Language = kept()): Promise<void> {
  wanted = language
  localStorage.setItem(KEPT, language)
  const words = await CONSOLE[language]()
  if (wanted !== language) return
  speak(language, words)
  useSpoken.setState({ language, words, formats: formatsOf(language) })
}

function kept(): Language {
  const language = localStorage.getItem(KEPT)
  return LANGUAGES.find((known) => known === language) ?? FIRST
}
