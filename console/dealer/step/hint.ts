import { bettingBy } from '#console/dealer/step/betting-by'
import type { DealerWords } from '#console/i18n/language'
import { totalOf as baccaratTotal } from '#engine/baccarat/hand'
import { totalOf as blackjackTotal } from '#engine/blackjack/hand'
import type { NextStep } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

/** What is good to know about the next step, in a sentence below it. */
export function hintOf(state: TableState, step: NextStep, { step: words }: DealerWords): string {
  const { hint } = words
  switch (step.do) {
    case 'openBetting':
      return [
        resultWords(state, words.result),
        bettingBy(state) === 'clock' ? hint.opensItself : hint.openBetting,
      ]
        .filter((sentence) => sentence !== null)
        .join(' ')
    case 'waitForBets':
      return { clock: hint.byClock, dealer: hint.byDealer, 'first-chip': hint.firstChip }[bettingBy(state)]
    case 'card':
      return cardHint(state, step, hint)
    case 'waitForInsurance':
      return hint.insurance
    case 'waitForDecision':
      return decisionHint(state, step, hint)
    case 'waitForOffers':
      return hint.offers
    case 'openShoe':
    case 'waitForCut':
    case 'burn':
    case 'changeShoe':
    case 'bonus':
      return hint[step.do]
    default:
      return ''
  }
}

/** Where everybody plays the same hand, nobody is called by name. */
function decisionHint(
  { people }: TableState,
  { players }: NextStep,
  hint: DealerWords['step']['hint'],
): string {
  const names = players.flatMap((player) => people[player]?.name ?? [])
  return names.length === players.length ? hint.decision(names.join(', ')) : hint.deciders(players.length)
}

function cardHint(
  { game }: TableState,
  { place, faceDown }: NextStep,
  hint: DealerWords['step']['hint'],
): string {
  if (faceDown) return hint.faceDown
  if (!('seats' in game)) {
    const isThird = place !== null && place.card === 3
    return isThird && game.rules.faceDownFirst ? hint.turnFirst : hint.faceUp
  }
  const line =
    place !== null && 'seat' in place
      ? game.lines.filter(({ seat }) => seat === place.seat)[place.hand]
      : undefined
  return line?.stakes.some(({ status }) => status === 'last') === true ? hint.double : hint.faceUp
}

/** How the hand ended whose cards still lie there; null before the first. */
function resultWords({ game, live }: TableState, words: DealerWords['step']['result']): string | null {
  if ((live?.dealt ?? 0) === 0) return null
  if (!('seats' in game)) {
    if (game.winner === null) return null
    const player = baccaratTotal(game.player)
    const banker = baccaratTotal(game.banker)
    if (game.winner === 'T') return words.tie(player)
    return game.winner === 'P' ? words.player(player, banker) : words.banker(banker, player)
  }
  const { cards } = game.dealer
  if (cards.length === 0) return null
  const total = blackjackTotal(cards)
  return total > 21 ? words.dealerBust(String(total)) : words.dealer(String(total))
}
