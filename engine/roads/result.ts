/** The two hands that can win; a tie belongs to neither. */
export type Side = 'P' | 'B'

export type Winner = Side | 'T'

/** What the roads need to know of a round. */
export interface RoundResult {
  readonly winner: Winner
  /** The winning hand's total, where it is known. */
  readonly total?: number
  readonly playerPair: boolean
  readonly bankerPair: boolean
  /** Where it is known: two cards of a side decided the round. No road draws it, and no token writes it. */
  readonly natural?: true
}

/** A word that is no result; `position` counts the words from 1. */
export interface BadToken {
  readonly token: string
  readonly position: number
}

export type ParsedResults =
  | { readonly ok: true; readonly results: readonly RoundResult[] }
  | { readonly ok: false; readonly bad: BadToken }

/** What may follow the winner: the winning total, up to a king's 13 where one card decides, then the pairs. */
const DETAILS = /^([0-9]|1[0-3])?(p?b?|bp)$/

function isWinner(letter: string): letter is Winner {
  return letter === 'P' || letter === 'B' || letter === 'T'
}

function parseToken(token: string): RoundResult | null {
  const winner = token.charAt(0)
  const details = token.slice(1)
  if (!isWinner(winner) || !DETAILS.test(details)) return null
  const total = Number.parseInt(details, 10)
  const pairs = { playerPair: details.includes('p'), bankerPair: details.includes('b') }
  return Number.isNaN(total) ? { winner, ...pairs } : { winner, total, ...pairs }
}

/** Reads a shoe such as `B P P T B6b Ppb`, oldest result first; a blank text is a shoe with no result yet. */
export function parseResults(text: string): ParsedResults {
  const results: RoundResult[] = []
  for (const token of text.match(/\S+/g) ?? []) {
    const result = parseToken(token)
    if (result === null) return { ok: false, bad: { token, position: results.length + 1 } }
    results.push(result)
  }
  return { ok: true, results }
}

export function describeBadToken({ token, position }: BadToken): string {
  return (
    `result ${position}, "${token}", cannot be read: ` +
    'write P, B or T, then the winning total (up to 13) if known, then p and/or b for pairs, as in B6b'
  )
}

/** The token that `parseResults` reads back as this result, all that the roads need of it. */
export function formatResult({ winner, total, playerPair, bankerPair }: RoundResult): string {
  return `${winner}${total ?? ''}${playerPair ? 'p' : ''}${bankerPair ? 'b' : ''}`
}
