import { create } from 'zustand'
import { type Formats, formatsOf } from '#ui/i18n/format'
import { speak } from '#ui/i18n/language'
import { CLIENT, type ClientWords, FIRST, FIRST_CLIENT, type Language } from '#words/register'

export type Words = ClientWords

interface Spoken {
  readonly language: Language
  readonly words: Words
  readonly formats: Formats
}

export const useSpoken = create<Spoken>(() => ({
  language: FIRST,
  words: FIRST_CLIENT,
  formats: formatsOf(FIRST),
}))

export function useWords(): Words {
  return useSpoken(({ words }) => words)
}

export function useFormats(): Formats {
  return useSpoken(({ formats }) => formats)
}

/** The last that was asked for: an older wish may have to be fetched still. */
let wanted: Language = FIRST

export async function setLanguage(language: Language): Promise<void> {
  wanted = language
  if (useSpoken.getState().language === language) return
  const words = await CLIENT[language]()
  if (wanted !== language) return
  speak(language, words)
  useSpoken.setState({ language, words, formats: formatsOf(language) })
}
