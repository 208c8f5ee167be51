import type { Book, VoiceLanguage } from '#web/senses/voice/book'
import { BOOKS } from '#web/senses/voice/books'
import { chooseVoice } from '#web/senses/voice/choose-voice'

export interface Speaker {
  /** In which language, and how loud from 0 to 1. */
  readonly tune: (language: VoiceLanguage, volume: number) => void
  /** Says what the book has for it, unless the voice is off or still learning the language. */
  readonly say: (lines: (book: Book) => readonly string[]) => void
  readonly stop: () => void
}

/** Some browsers never say that they have ended. */
const LONGEST_MILLIS = 8_000

/** Speaks one thing at a time: what comes meanwhile waits, and only the newest of it is still news. */
export function openSpeaker(): Speaker | null {
  if (!('speechSynthesis' in globalThis)) return null
  const speech = globalThis.speechSynthesis
  let wanted: VoiceLanguage = 'en'
  let loudness = 0
  let book: Book | null = null
  let waiting: string | null = null
  let busyUntil = 0

  const learn = async () => {
    const { language } = chooseVoice(speech.getVoices(), wanted)
    if (loudness === 0 || book?.language === language) return
    const learnt = await BOOKS[language]()
    if (chooseVoice(speech.getVoices(), wanted).language === language) book = learnt
  }
  const speak = (text: string) => {
    const utterance = new SpeechSynthesisUtterance(text)
    const { voice } = chooseVoice(speech.getVoices(), wanted)
    utterance.lang = voice?.lang ?? 'en'
    utterance.voice = voice
    utterance.volume = loudness
    utterance.onend = utterance.onerror = next
    busyUntil = performance.now() + LONGEST_MILLIS
    speech.speak(utterance)
  }
  const next = () => {
    busyUntil = 0
    const text = waiting
    waiting = null
    if (text !== null && loudness > 0) speak(text)
  }
  // Voices are known some time after the page.
  const relearn = () => void learn()
  speech.addEventListener('voiceschanged', relearn)
  return {
    tune: (language, volume) => {
      if (volume === 0 && loudness > 0) speech.cancel()
      // Some phones only let a voice speak that has begun right after a gesture.
      if (volume > 0 && loudness === 0) speech.speak(new SpeechSynthesisUtterance(''))
      wanted = language
      loudness = volume
      void learn()
    },
    say: (lines) => {
      if (loudness === 0 || book === null) return
      const text = lines(book).join(' ')
      if (text === '') return
      if (performance.now() < busyUntil) waiting = text
      else speak(text)
    },
    stop: () => {
      speech.removeEventListener('voiceschanged', relearn)
      waiting = null
      speech.cancel()
    },
  }
}
