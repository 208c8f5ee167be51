import type { BaccaratBet } from '#engine/baccarat/bets'
import { BACCARAT } from '#engine/baccarat/game'
import type { BaccaratEvent, BaccaratState, Result, TakenBet } from '#engine/baccarat/types'
import type { Audience } from '#engine/round/audience'
import { cardsDue, points, wonPer6000 } from '#tests/baccarat/oracle'

interface Stake {
  readonly player: string
  readonly bet: BaccaratBet
  readonly cash: number
  readonly golden: number
}

export function json(value: object): string {
  return JSON.stringify(value)
}

/** Everything but rules and limits, which no event touches. */
export function moving({ rules: _rules, limits: _limits, ...rest }: BaccaratState): string {
  return json(rest)
}

export function same(actual: string, expected: string, what: string): void {
  if (actual !== expected) throw new Error(`${what}:\n  ${actual}\nis not\n  ${expected}`)
}

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`This does not hold: ${what}.`)
}

/** What must be true of the chips on the cloth, and of the bets taken from it. */
export function auditStakes({ rules, limits }: BaccaratState, stakes: readonly Stake[]): void {
  function on(player: string, ...bets: readonly BaccaratBet[]): number {
    const own = stakes.filter((stake) => stake.player === player && bets.includes(stake.bet))
    return own.reduce((sum, { cash, golden }) => sum + cash + golden, 0)
  }
  for (const { player, bet, cash, golden } of stakes) {
    const total = cash + golden
    holds(total > 0 && (cash === 0 || golden === 0), 'a bet is all cash or all golden')
    holds(total % limits.unit === 0, 'stakes are multiples of the unit')
    holds(total <= (limits.ranges[bet]?.[1] ?? 1e12), 'no stake is above its maximum')
    holds(on(player, bet) === total, 'a player has one slip on a bet')
    holds(rules.offers.includes(bet), 'only offered bets stand')
    if (bet === 'super6') holds(total <= on(player, 'player', 'banker', 'tie'), 'SB-4')
    if (rules.lowRiskShare === null) continue
    const [share, of] = rules.lowRiskShare
    const [a, b] = [on(player, 'player'), on(player, 'banker')]
    holds(Math.min(a, b) <= (Math.max(a, b) * share) / of, 'SB-6')
  }
}

/** Folding what an audience sees gives what it sees of the state; and nobody sees a face-down card (FA-5). */
export function auditView(
  before: BaccaratState,
  event: BaccaratEvent,
  after: BaccaratState,
  audience: Audience,
): void {
  const seen = BACCARAT.viewEvent(event, audience)
  const view = BACCARAT.viewState(before, audience)
  const folded = moving(seen === null ? view : BACCARAT.evolve(view, seen))
  const expected = moving(BACCARAT.viewState(after, audience))
  same(folded, expected, `${event.type} folded by ${json(audience)}`)
  if (audience.as === 'player') {
    const own = BACCARAT.ownViews(event).get(audience.player)
    const told = own ?? BACCARAT.viewEvent(event, { as: 'bystander' })
    same(json([told]), json([seen]), `${event.type} told to ${audience.player}`)
  }
  const cards = expected.match(/[A23456789TJQK][SHDC](?=")/g) ?? []
  same(cards.join(), [...after.player, ...after.banker].join(), 'the cards in a view are the open ones')
  if (event.type === 'dealt' && event.faceDown) {
    holds(!/"[A23456789TJQK][SHDC]"/.test(json(seen ?? {})), 'a face-down card is in no event')
  }
}

/** A round's end: what every bet came to, and how many cards it took. */
export function auditEnd(
  event: BaccaratEvent & { type: 'settled' | 'cancelled' },
  { player, banker }: BaccaratState,
  taken: readonly TakenBet[],
  cardsDealt: number,
): void {
  holds(event.results.length === taken.length, 'every bet has a result')
  for (const [index, result] of event.results.entries()) {
    const bet = taken[index] as TakenBet
    for (const field of ['player', 'bet', 'cash', 'golden'] as const)
      holds(result[field] === bet[field], field)
    const { paid, goldenBack, outcome } = result
    const refund = { paid: bet.cash, goldenBack: bet.golden, outcome: 'refund' }
    const due = event.type === 'cancelled' ? refund : payoutDue(bet, wonPer6000(bet, player, banker))
    same(json({ paid, goldenBack, outcome }), json(due), bet.bet)
  }
  if (event.type === 'cancelled') return
  holds(player.length + banker.length === cardsDealt, 'every card dealt lies open')
  holds(cardsDue(player, banker) === cardsDealt, 'the tableau deals neither more nor less')
  const [p, b] = [points(player), points(banker)]
  holds(event.winner === (p === b ? 'T' : p > b ? 'P' : 'B'), 'the nearer to nine wins')
}

function payoutDue({ cash, golden }: TakenBet, per6000: number | null) {
  if (per6000 === null) return { paid: cash, goldenBack: golden, outcome: 'push' }
  if (per6000 < 0) return { paid: 0, goldenBack: 0, outcome: 'lose' }
  return { paid: cash + Math.floor(((cash + golden) * per6000) / 6_000), goldenBack: 0, outcome: 'win' }
}

/** Cash and golden chips that the results should have moved for a player, stakes taken off. */
export function due(results: readonly Result[], player: string, purse: 'cash' | 'golden'): number {
  return results
    .filter((result) => result.player === player)
    .reduce((sum, r) => sum + (purse === 'cash' ? r.paid - r.cash : r.goldenBack - r.golden), 0)
}
