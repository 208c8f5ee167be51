import { create } from 'zustand'
import { FIRST_KIT, type KitWords, type Language } from '#words/register'

const useKit = create<{ readonly words: KitWords }>(() => ({ words: FIRST_KIT }))

/** The words of what all screens are made of. */
export function useKitWords(): KitWords {
  return useKit(({ words }) => words)
}

/** The page is in this language from now on. */
export function speak(language: Language, words: KitWords): void {
  document.documentElement.lang = language
  useKit.setState({ words })
}
