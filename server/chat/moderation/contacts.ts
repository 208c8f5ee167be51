/** Endings that are no words at the start of a sentence after a missing space (as `it`, `me` and `io` are). */
const ENDINGS =
  'com|net|org|info|biz|eu|ru|cn|de|fr|uk|app|bet|casino|online|site|xyz|link|top|shop|page|dev|vip|win'

const CONTACTS: readonly RegExp[] = [
  /\w:\/\//,
  /\bwww\s*\./,
  new RegExp(String.raw`[\p{L}\p{N}]\.(?:${ENDINGS})\b(?!['’])`, 'u'),
  new RegExp(String.raw`\b(?:dot|punto)\s+(?:${ENDINGS})\b`),
  // Any name with a path behind it, and Italian addresses of one word.
  /[\p{L}\p{N}]\.\p{L}{2,}\/\S/u,
  /\p{L}{2}\.it(?:$|[\s,;:!?])/u,
  // Addresses of mail.
  /\S@[\p{L}\p{N}-]+\.\p{L}/u,
  /[\p{L}\p{N}]\s*(?:[([{]\s*at\s*[)\]}]|\bchiocciola\b)\s*[\p{L}\p{N}]/u,
  // Telephones, cards and accounts; dates, times and sums of money are shorter.
  /\p{N}{7}/u,
  /\+\s*(?:\p{N}[^\p{L}\p{N}]{0,3}){7}/u,
  /(?:\p{N}[^\p{L}\p{N}]{0,3}){8}\p{N}/u,
]

/** Whether a remark leads elsewhere: a link, an address, a number to call or to pay to. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  return CONTACTS.some((pattern) => pattern.test(plain))
}
