import { alike, plainLetters } from '#server/chat/moderation/lookalikes'
import { FORBIDDEN_PHRASES, FORBIDDEN_WORDS, HARMLESS_WORDS } from '#server/chat/moderation/words'

const FORBIDDEN = anyOf(FORBIDDEN_WORDS)
const HARMLESS = anyOf(HARMLESS_WORDS)
const PHRASE = new RegExp(` (?:${FORBIDDEN_PHRASES.map(spoken).join('|')}) `)
/** A starred word must still show this many of its letters. */
const LEAST_SHOWN = 2
/** So many letters that stand alone are a word spelled out. */
const LEAST_SPELLED = 3

/** Whether a remark holds a word that is not said here, also in disguise: accents, digits, repeats, stars, gaps. */
export function isFoul(text: string): boolean {
  const chunks = plainLetters(text).split(/\s+/)
  if (chunks.some(isStarred)) return true
  const readings = chunks.flatMap(readingsOf)
  if (readings.some((reading) => wordsIn(reading).some(isForbidden))) return true
  const letters = chunks.map(asLetters).join(' ')
  return spelledOut(letters).some(isForbidden) || PHRASE.test(` ${letters.replace(/[^a-z]+/g, ' ')} `)
}

function isForbidden(word: string): boolean {
  return FORBIDDEN.test(word) && !HARMLESS.test(word)
}

/** With signs and digits read as letters, and without those around it. */
function readingsOf(chunk: string): readonly string[] {
  return [asLetters(chunk), asLetters(chunk.replace(/^\P{L}+|\P{L}+$/gu, ''))]
}

/** Digits are letters in disguise where letters prevail, not in `A55`. */
function asLetters(chunk: string): string {
  const digits = chunk.match(/\d/g)?.length ?? 0
  const letters = chunk.match(/[^\d\s]/g)?.length ?? 0
  return digits > letters ? chunk : Array.from(chunk, alike).join('')
}

/** Its parts between other signs, and all of them as one. */
function wordsIn(chunk: string): readonly string[] {
  const parts = chunk.split(/[^a-z]+/)
  return [...parts, parts.join('')]
}

/** Letters that stand alone, one after another, from each of them on. */
function spelledOut(letters: string): readonly string[] {
  const runs = ` ${letters.replace(/[^a-z]+/g, ' ')} `.match(/(?: [a-z](?= ))+/g) ?? []
  return runs
    .map((run) => run.replaceAll(' ', ''))
    .filter((run) => run.length >= LEAST_SPELLED)
    .flatMap((run) => Array.from(run, (_, start) => run.slice(start)))
}

/** `c***o`: a star stands for any letter. */
function isStarred(chunk: string): boolean {
  if (!/[^*]\*+/.test(chunk)) return false
  const written = Array.from(chunk, alike)
  return FORBIDDEN_WORDS.some((entry) => {
    const stem = entry.replace('-', '')
    const isLongEnough = entry === stem ? written.length === stem.length : written.length >= stem.length
    const shown = [...stem].filter((letter, index) => written[index] === letter).length
    const fits = [...stem].every((letter, index) => written[index] === letter || written[index] === '*')
    return isLongEnough && fits && shown < stem.length && shown >= LEAST_SHOWN
  })
}

function anyOf(entries: readonly string[]): RegExp {
  const patterns = entries.map((entry) =>
    entry.endsWith('-') ? spoken(entry.slice(0, -1)) : `${spoken(entry)}$`,
  )
  return new RegExp(`^(?:${patterns.join('|')})`)
}

/** Each letter as often as written, or more. */
function spoken(stem: string): string {
  return stem
    .replaceAll(' ', ' ?')
    .replace(/([a-z])\1*/g, (run, letter: string) => `${letter}{${run.length},}`)
}
