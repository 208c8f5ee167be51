import { type Refusal, refuse } from '#engine/round/refusal'
import type { ChatReason } from '#protocol/chat'
import { REMARK_CHARACTERS } from '#protocol/chat'

/** Why a remark is not said. */
export type ChatRefusal = Refusal<ChatReason>

/** Whole sequences in a pattern, which the literals of our language target do not know yet. */
const SEQUENCES = 'v'
/** Emoji as they are in use: these keep their joiners, selectors and tags. */
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, SEQUENCES)
/** U+2800 draws nothing but takes room. */
const SPACE = /[\t\n\v\f\r\u0085\p{Z}\u2800]+/gu
/** What is not seen and changes how the rest is read, and what nobody can read … */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]/gu
/** … but for what holds emoji together: joiner, selector, tags. */
const NEVER_SEEN =
  /(?![\u200D\uFE0F\u{E0020}-\u{E007F}])[\p{C}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD]/gu
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const MARKS_ON_NOTHING = /(^| )\p{M}+/gu
/** One cluster of letters may go on without end in some scripts; so many code points count as one character. */
const CLUSTER = 8
/** Who types so much more than a remark is not read to the end. */
const READ_CHARACTERS = 2 * REMARK_CHARACTERS

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * A remark out of what was typed: one line of what can be seen. Markup is left as it was typed, it is
 * text like any other and stays that on its way.
 */
export function cleanText(draft: string): { readonly text: string } | ChatRefusal {
  const text = cleaned(draft)
  if (text === '') return refuse('empty', 'There is nothing to read in this line: write something.')
  if (text !== null && lengthOf(characters(text)) <= REMARK_CHARACTERS) return { text }
  return refuse('too-long', `A line has ${REMARK_CHARACTERS} characters at most: shorten this one.`)
}

/** What one pass takes out can bring others together: it is clean when a pass changes nothing. Null is far too long. */
function cleaned(draft: string): string | null {
  const text = pass(draft)
  return text === draft || text === null ? text : cleaned(text)
}

function pass(draft: string): string | null {
  const line = draft
    .replace(SPACE, ' ')
    .replace(NEVER_SEEN, '')
    .replace(SPACE, ' ')
    .trim()
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
  const read = characters(line)
  if (lengthOf(read) > READ_CHARACTERS) return null
  return read
    .map((character) => (EMOJI.test(character) ? character : character.replace(UNSEEN, '')))
    .join('')
    .normalize('NFC')
    .replace(SPACE, ' ')
    .replace(MARKS_ON_NOTHING, '$1')
    .replace(PILED_MARKS, '$1')
    .trim()
}

/** As people count: an accented letter or a whole family of emoji is one. */
function lengthOf(read: readonly string[]): number {
  return read.reduce(
    (sum, character) => sum + (EMOJI.test(character) ? 1 : Math.ceil([...character].length / CLUSTER)),
    0,
  )
}

/** The first of a text, a few more than are read. */
function characters(text: string): readonly string[] {
  const read: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    read.push(segment)
    if (read.length > READ_CHARACTERS) break
  }
  return read
}

/** What a muted player reads; why is between them and support. */
export function mutedText(until: number | null): string {
  const end =
    until === null ? 'for now' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} GMT`
  return `You may not write at the tables ${end}. You can read along, and ask support why.`
}
