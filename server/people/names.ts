import { randomInt } from 'node:crypto'
import { hasContact } from '#server/chat/moderation/contacts'
import { isFoul } from '#server/chat/moderation/language'
import { alike, plainLetters } from '#server/chat/moderation/lookalikes'
import type { HttpRefusal } from '#server/refusal'

const SHORTEST = 2
const LONGEST = 24
const LONGEST_STEM = 16
/** As many as any language writes over one letter. */
const MOST_MARKS = 3

/** Control, format (bidi, zero-width, tags), private and unassigned characters, separators other than the space. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[^\S ]/u
const STACKED = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u')

/** Words of those who work here, and of guests. */
const OURS = new Set(
  `ospite guest house casa banco banca bank dealer croupier mazziere sabot casino staff admin administrator
  amministratore amministrazione supervisor supervisore support supporto assistenza help aiuto moderator moderatore mod
  manager direttore direzione direction pitboss boss host operator operatore system sistema server servizio service
  sala security sicurezza cashier cassa cassiere official ufficiale root owner null undefined`
    .split(/\s+/)
    .map(shape),
)
/** No name begins or ends with these by chance. */
const UNMISTAKABLE = [
  'sabot',
  'dealer',
  'croupier',
  'casino',
  'admin',
  'supervis',
  'moderator',
  'assistenza',
].map(shape)

const segmenter = new Intl.Segmenter()

/** A name that can be read and told from others, as it will be kept; or why not. */
export function legibleName(draft: string): string | HttpRefusal {
  const name = draft.normalize('NFC').trim().replace(/ {2,}/g, ' ')
  const length = [...segmenter.segment(name)].length
  if (length < SHORTEST || length > LONGEST || name.length > LONGEST * 4) {
    return bad(`A name has ${SHORTEST} to ${LONGEST} characters: this one has ${length}.`)
  }
  if (UNSEEN.test(name) || STACKED.test(name.normalize('NFD'))) {
    return bad(
      'A name is made of characters that everybody can see: letters, digits, signs and single spaces.',
    )
  }
  return /\p{L}/u.test(name) ? name : bad('A name has at least one letter.')
}

/** A name that a player may have before others, as it will be kept; or why not. */
export function nameOf(draft: string): string | HttpRefusal {
  const name = legibleName(draft)
  if (typeof name !== 'string') return name
  if (isOurs(name))
    return bad('This looks like somebody who works here, or like a guest: choose another name.')
  if (isFoul(name) || hasContact(name))
    return bad('This is no name for a table with other people: choose another.')
  return name
}

function isOurs(name: string): boolean {
  const words = shape(looks(name)).split(' ')
  const whole = words.join('')
  if (UNMISTAKABLE.some((word) => whole.startsWith(word) || whole.endsWith(word))) return true
  return [...words, whole].some((word) => OURS.has(word))
}

/** Slim letters are hard to tell apart. */
function shape(word: string): string {
  return word.replace(/[lj]/g, 'i')
}

/** What its owner signs in with. The digits are drawn, so that nobody learns from them who is here. */
export function newLogin(name: string, digits: number): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const stem = letters.slice(0, LONGEST_STEM)
  return `${stem === '' ? 'player' : stem}-${String(randomInt(10 ** digits)).padStart(digits, '0')}`
}

/** Sign-in names as people type them; what no name has stays visible, so that it is nobody's. */
export function typedLogin(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9.-]/g, '?')
}

function bad(text: string): HttpRefusal {
  return { status: 400, reason: 'bad-name', text }
}

/** A text by how it looks, as plain small letters: accents, styles and lookalikes gone, everything else a space. */
export function looks(text: string): string {
  return Array.from(plainLetters(text), alike)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same without spaces. */
export function folded(text: string): string {
  return looks(text).replaceAll(' ', '')
}
