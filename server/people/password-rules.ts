import { COMMON_PASSWORDS } from '#server/people/common-passwords'
import { folded } from '#server/people/names'
import type { HttpRefusal } from '#server/refusal'

const SHORTEST = 10
const LONGEST = 128
/** Fewer different characters than this are a pattern, not a password. */
const FEWEST_DIFFERENT = 5
const SEQUENCES = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]

/** What is wrong with a password, or null. Long and not obvious: no rules about kinds of characters. */
export function checkPassword(password: string, names: readonly string[]): HttpRefusal | null {
  const length = [...password].length
  if (length < SHORTEST || length > LONGEST) {
    return weak(`A password has ${SHORTEST} to ${LONGEST} characters: this one has ${length}.`)
  }
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < FEWEST_DIFFERENT)
    return weak('This repeats itself: use more different characters.')
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(core(plain)) || isSequence(plain)) {
    return weak('This is one of the first passwords that anybody would try: choose another.')
  }
  if (names.some((name) => isMostly(plain, name))) return weak('This is your name: choose something else.')
  return null
}

/** Without the digits and signs that people put at the end of a word. */
function core(plain: string): string {
  return plain.replace(/[^\p{L}]+$/u, '')
}

function isSequence(plain: string): boolean {
  return SEQUENCES.some((sequence) => sequence.includes(plain))
}

function isMostly(plain: string, name: string): boolean {
  const [whole, part] = [folded(plain), folded(name)]
  return part.length >= 4 && whole.includes(part) && whole.length - part.length < FEWEST_DIFFERENT
}

function weak(text: string): HttpRefusal {
  return { status: 400, reason: 'weak-password', text }
}
