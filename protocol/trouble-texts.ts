/** What is told of a store that is away. Clients say these in their own language. */
export const TROUBLE_TEXTS = {
  away: 'The store cannot be reached: the table waits for it. No bet is lost.',
  full: 'The store has no room left: the table waits until there is some. No bet is lost.',
} as const

export type Trouble = keyof typeof TROUBLE_TEXTS

/** Which of them it is; null is another sentence. */
export function troubleOf(text: string): Trouble | null {
  return text === TROUBLE_TEXTS.away ? 'away' : text === TROUBLE_TEXTS.full ? 'full' : null
}
