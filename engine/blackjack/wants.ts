import { dealerDraws } from '#engine/blackjack/dealer'
import { openQuestions, openTopUps } from '#engine/blackjack/decisions/insurance'
import { currentLine, handNumber, lineAwaitingCard, threatens } from '#engine/blackjack/lines'
import type { Stake, State, Want } from '#engine/blackjack/types'
import { limitsOf, rangeOf } from '#engine/round/limits'

const NOTHING: Want = { kind: 'nothing' }
const DEALER_CARD: Want = { kind: 'card', seat: 0, hand: 0, faceDown: false }
const HOLE_CARD: Want = { kind: 'card', seat: 0, hand: 0, faceDown: true }

/** What the table waits for before it can go on. */
export function wants(state: State): Want {
  switch (state.phase) {
    case 'betting':
      return { kind: 'bets', allReady: allReady(state) }
    case 'dealing':
      return firstDeal(state)
    case 'insurance':
      return { kind: 'insurance', players: distinct(openQuestions(state)) }
    case 'turns':
      return inTurns(state)
    case 'dealer':
      return dealerDraws(state) ? DEALER_CARD : NOTHING
    case 'bonus':
      return state.fireBlaze?.level ? { kind: 'bonus', level: state.fireBlaze.level } : NOTHING
    case 'over':
      return NOTHING
    default:
      return state.phase satisfies never
  }
}

/** VE-13: every seated player with a bet has pressed. Who has none does not hold the others up. */
function allReady({ seats, slips, ready, limits }: State): boolean {
  const least = (player: string) => rangeOf(limitsOf(limits, player), 'main')[0]
  const seated = slips.filter(
    ({ bet, behind, seat, player, cash, golden }) =>
      bet === 'main' && !behind && seats[seat - 1]?.player === player && cash + golden >= least(player),
  )
  return seated.length > 0 && seated.every(({ player }) => ready.includes(player))
}

/** VE-2, MF-2, FB-12: a card to each hand from the dealer's left, the dealer's up card, a second to each, then the hole card. */
function firstDeal({ lines, dealer, rules }: State): Want {
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]
      if (line !== undefined && line.cards.length === round) {
        return { kind: 'card', seat: line.seat, hand: 0, faceDown: false }
      }
    }
    if (round === 0 && dealer.cards.length === 0) return DEALER_CARD
  }
  return rules.deal === 'american' && !dealer.faceDown ? HOLE_CARD : NOTHING
}

function inTurns(state: State): Want {
  if (state.turn !== null) return { kind: 'decision', turn: state.turn }
  const index = lineAwaitingCard(state)
  const line = state.lines[index]
  if (line !== undefined) {
    return { kind: 'card', seat: line.seat, hand: handNumber(state.lines, index), faceDown: false }
  }
  if (currentLine(state.lines) >= 0) return NOTHING
  if (hasOpenOffers(state)) return { kind: 'offers', players: openOffers(state) }
  return dealerDraws(state) ? DEALER_CARD : NOTHING
}

/** Players who may still take even money or insure more before the dealer's second card (FB-6, FB-14). */
function openOffers(state: State): readonly string[] {
  return distinct([...openClaims(state), ...openTopUps(state)])
}

export function hasOpenOffers(state: State): boolean {
  if (!state.rules.evenMoney && !state.rules.partialInsurance) return false
  if (!threatens(state.dealer.cards[0])) return false
  return openClaims(state).length > 0 || openTopUps(state).length > 0
}

function openClaims({ lines }: State): readonly Stake[] {
  return lines.flatMap((line) => line.stakes.filter(({ claim }) => claim === 'evenMoney'))
}

function distinct(holders: readonly { readonly player: string }[]): readonly string[] {
  return [...new Set(holders.map(({ player }) => player))]
}
