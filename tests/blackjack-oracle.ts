import assert from 'node:assert/strict'
import type { Bet, Result, State } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import type { Slip } from '#engine/round/slip'

/** Every stake that was taken is a whole number of units between its limits (MO-4, MO-5). */
export function checkStakes({ limits }: State, taken: readonly Slip<Bet>[]): void {
  for (const { bet, behind, cash, golden } of taken) {
    const [least, most] = limits.ranges[behind ? 'behind' : bet] ?? [1, Number.MAX_SAFE_INTEGER]
    const stake = cash + golden
    assert.ok(stake >= least && stake <= most, `${stake} on ${bet} is outside ${least} to ${most}`)
    assert.equal(stake % limits.unit, 0)
    assert.ok(cash === 0 || golden === 0)
  }
}

function count(cards: readonly Card[]): number {
  const values = cards.map((card) => ('TJQK'.includes(card.charAt(0)) ? 10 : Number(card.charAt(0)) || 11))
  let total = values.reduce((sum, value) => sum + value, 0)
  for (let aces = values.filter((value) => value === 11).length; aces > 0 && total > 21; aces--) total -= 10
  return total
}

/** Main bets and insurance of a settled round once more, in the plain words of the rulebooks. */
export function checkPayouts(state: State): void {
  if (state.results.some(({ outcome }) => outcome === 'refund')) return
  const dealer = state.dealer.cards
  const dealerHas = count(dealer) === 21 && dealer.length === 2
  for (const result of state.results) {
    if (result.bet === 'insurance') assert.equal(result.paid, dealerHas ? result.cash * 3 : 0)
    if (result.bet === 'main') checkMain(state, result, dealerHas)
  }
}

function checkMain(state: State, result: Result, dealerHas: boolean): void {
  const lines = state.lines.filter(({ seat }) => seat === result.seat)
  const own = lines.filter(({ stakes }) => stakes.some(({ player }) => player === result.player))
  const line = state.rules.seating === 'shared' ? own[result.hand] : lines[result.hand]
  const stake = line?.stakes.find(
    ({ player, behind }) => player === result.player && behind === result.behind,
  )
  assert.ok(line && stake, 'a result without its stake')
  const cards = line.cards.slice(0, stake.held)
  const { cash, golden, free } = result
  const total = count(cards)
  const against = count(state.dealer.cards)
  const natural = !line.split && cards.length === 2 && total === 21
  const tens = 'TJQK'.includes(state.dealer.cards[0]?.charAt(0) ?? '')
  let paid = 0
  let back = 0
  if (total > 21) paid = 0
  else if (stake.claim === 'paid' && result.outcome === 'win') paid = cash * 2 + golden
  else if (natural && !dealerHas) paid = cash + Math.floor((cash * 3) / 2) + Math.floor((golden * 3) / 2)
  else if (natural) [paid, back] = [cash, golden]
  else if (dealerHas) paid = state.rules.id === 'mega-fire-blaze' && tens ? stake.added : 0
  else if (state.rules.id === 'mega-fire-blaze' && cards.length === 10) paid = cash * 2 + golden
  else if (state.rules.id === 'free-bet' && against === 22) [paid, back] = [cash, golden]
  else if (against > 21 || total > against) paid = cash * 2 + golden + free
  else if (total === against) [paid, back] = [cash, golden]
  assert.deepEqual({ paid: result.paid, back: result.goldenBack }, { paid, back })
}
