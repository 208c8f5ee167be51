import type { Book, InVoices } from '#web/senses/voice/book'

/** Each is fetched when it is first spoken. */
export const BOOKS: InVoices<() => Promise<Book>> = {
  en: async () => (await import('#web/senses/voice/book-en')).en,
  zh: async () => (await import('#web/senses/voice/book-zh')).zh,
  ja: async () => (await import('#web/senses/voice/book-ja')).ja,
  vi: async () => (await import('#web/senses/voice/book-vi')).vi,
  ko: async () => (await import('#web/senses/voice/book-ko')).ko,
  th: async () => (await import('#web/senses/voice/book-th')).th,
  id: async () => (await import('#web/senses/voice/book-id')).id,
}
