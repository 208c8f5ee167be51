import { consoleWords as consoleEn } from '#words/en/console'
import * as houseEn from '#words/en/house'
import { story as storyEn } from '#words/en/story'
import { client } from '#words/it/client'
import { consoleWords as consoleIt } from '#words/it/console'
import * as houseIt from '#words/it/house'
import { kit } from '#words/it/kit'
import { story as storyIt } from '#words/it/story'
import type { Like } from '#words/like'

/** The languages of the house. Another one is a folder like `it` and its lines in this file. */
export const LANGUAGES = ['it', 'en'] as const

export type Language = (typeof LANGUAGES)[number]
export type KitWords = Like<typeof kit>
export type ClientWords = Like<typeof client>
export type ConsoleWords = Like<typeof consoleIt>
export type StoryWords = Like<typeof storyIt>

export type InEach<Part> = Readonly<Record<Language, Part>>

export function inEach<Part>(part: (language: Language) => Part): InEach<Part> {
  return { it: part('it'), en: part('en') }
}

/** Its own name, how numbers and dates are written, and the voices that go with it (TP-9). */
export const ABOUT: InEach<{ readonly name: string; readonly locale: string; readonly voice: 'en' }> = {
  it: { name: 'Italiano', locale: 'it-IT', voice: 'en' },
  en: { name: 'English', locale: 'en-GB', voice: 'en' },
}

/** The one that a page speaks before anybody asked for another: it comes with the page. */
export const FIRST: Language = 'it'
export const FIRST_CLIENT: ClientWords = client
export const FIRST_KIT: KitWords = kit

/** What players read is fetched when somebody first asks for it. */
export const CLIENT: InEach<() => Promise<ClientWords>> = {
  it: async () => FIRST_CLIENT,
  en: async () => (await import('#words/en/client')).client,
}

export const CONSOLE: InEach<ConsoleWords> = { it: consoleIt, en: consoleEn }

/** What the server itself says to people, in every language. */
export const HOUSE: InEach<Like<typeof houseIt>> = { it: houseIt, en: houseEn }

/** Sentences that the server sends in every language. */
export const STORY: InEach<StoryWords> = { it: storyIt, en: storyEn }
