import type { Event } from '#engine/blackjack/types'

/** What a round's results come from. All else that happens at a table is told for other reasons. */
const FACTS = [
  'closed',
  'dealt',
  'turned',
  'acted',
  'insured',
  'paid',
  'scored',
  'bonusDrawn',
  'bonusFailed',
] as const satisfies readonly Event['type'][]

export type Fact = Extract<Event, { type: (typeof FACTS)[number] }>

const types: ReadonlySet<string> = new Set(FACTS)

export function isFact(event: Event): event is Fact {
  return types.has(event.type)
}

/**
 * FL-1: the facts without the last cards, and without what followed from them by itself. Nobody decided on them or got
 * money for them: whatever else was told in between stays.
 */
export function withoutCards(facts: readonly Fact[], cards: number): Fact[] {
  const dealt = facts.flatMap(({ type }, at) => (type === 'dealt' ? [at] : []))
  const from = cards === 0 ? facts.length : (dealt.at(-cards) ?? 0)
  return facts.filter((fact, at) => at < from || !comesFromCards(fact))
}

function comesFromCards(fact: Fact): boolean {
  if (fact.type === 'acted') return fact.cause === 'away'
  return fact.type === 'dealt' || fact.type === 'turned' || fact.type === 'scored'
}
