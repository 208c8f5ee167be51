import type { BaccaratBet } from '#engine/baccarat/bets'
import { BACCARAT } from '#engine/baccarat/game'
import type { Event, Result, State } from '#engine/baccarat/types'
import type { Audience } from '#engine/round/audience'

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
export function moving({ rules: _rules, limits: _limits, ...rest }: State): string {
  return json(rest)
}

export function same(actual: string, expected: string, what: string): void {
  if (actual !== expected) throw new Error(`${what}:\n  ${actual}\nis not\n  ${expected}`)
}

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`This does not hold: ${what}.`)
}

/** What must be true of the chips on the cloth, and of the bets taken from it. */
export function auditStakes({ rules, limits }: State, stakes: readonly Stake[]): void {
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
export function auditView(before: State, event: Event, after: State, audience: Audience): void {
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

/** Cash and golden chips that the results should have moved for a player, stakes taken off. */
export function due(results: readonly Result[], player: string, purse: 'cash' | 'golden'): number {
  return results
    .filter((result) => result.player === player)
    .reduce((sum, r) => sum + (purse === 'cash' ? r.paid - r.cash : r.goldenBack - r.golden), 0)
}
