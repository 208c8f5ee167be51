import { create } from 'zustand'
import type { Language } from '#ui/i18n/format'
import { KIT_WORDS, type KitWords } from '#ui/i18n/kit-words'

const useKit = create<{ readonly words: KitWords }>(() => ({ words: KIT_WORDS.it }))

/** The words of what all screens are made of. */
export function useKitWords(): KitWords {
  return useKit(({ words }) => words)
}

/** The page is in this language from now on. */
export function speak(language: Language): void {
  document.documentElement.lang = language
  useKit.setState({ words: KIT_WORDS[language] })
}
