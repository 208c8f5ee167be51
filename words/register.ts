import { client } from '#words/it/client'
import { consoleWords } from '#words/it/console'
import type * as house from '#words/it/house'
import { kit } from '#words/it/kit'
import type { story } from '#words/it/story'
import type { Like } from '#words/like'

/** The languages of the house. Another one is a folder like `it` and its lines in this file. */
export const LANGUAGES = ['it', 'en'] as const

export type Language = (typeof LANGUAGES)[number]
export type KitWords = Like<typeof kit>
export type ClientWords = Like<typeof client>
export type ConsoleWords = Like<typeof consoleWords>
export type HouseWords = Like<typeof house>
export type StoryWords = Like<typeof story>

export type InEach<Part> = Readonly<Record<Language, Part>>
/** A part of each language, fetched when somebody asks for it: a page carries no words that nobody reads there. */
export type Fetched<Part> = InEach<() => Promise<Part>>

export function inEach<Part>(part: (language: Language) => Part): InEach<Part> {
  return { it: part('it'), en: part('en') }
}

/** For who says everything in every language. */
export async function fetchAll<Part>(parts: Fetched<Part>): Promise<InEach<Part>> {
  const [it, en] = await Promise.all([parts.it(), parts.en()])
  return { it, en }
}

/** Its own name, how numbers and dates are written, and the voices that go with it (TP-9). */
export const ABOUT: InEach<{ readonly name: string; readonly locale: string; readonly voice: 'en' }> = {
  it: { name: 'Italiano', locale: 'it-IT', voice: 'en' },
  en: { name: 'English', locale: 'en-GB', voice: 'en' },
}

/** The one that a page speaks before anybody asked for another: it comes with the page. */
export const FIRST: Language = 'it'
export const FIRST_CLIENT: ClientWords = client
export const FIRST_CONSOLE: ConsoleWords = consoleWords
export const FIRST_KIT: KitWords = kit

/** What players read. */
export const CLIENT: Fetched<ClientWords> = {
  it: async () => FIRST_CLIENT,
  en: async () => (await import('#words/en/client')).client,
}

/** What staff read. */
export const CONSOLE: Fetched<ConsoleWords> = {
  it: async () => FIRST_CONSOLE,
  en: async () => (await import('#words/en/console')).consoleWords,
}

/** What the server itself says to people. */
export const HOUSE: Fetched<HouseWords> = {
  it: async () => await import('#words/it/house'),
  en: async () => await import('#words/en/house'),
}

/** Sentences of rounds. */
export const STORY: Fetched<StoryWords> = {
  it: async () => (await import('#words/it/story')).story,
  en: async () => (await import('#words/en/story')).story,
}
