import { bettingBy } from '#console/dealer/step/clock'
import { partsOf } from '#console/families'
import type { DealerWords } from '#console/i18n/language'
import type { NextStep } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

/** What is good to know about the next step, in a sentence below it. */
export function hintOf(state: TableState, step: NextStep, { step: words }: DealerWords): string {
  const { hint } = words
  switch (step.do) {
    case 'openBetting':
      return [
        endedWords(state, words.result),
        bettingBy(state) === 'clock' ? hint.opensItself : hint.openBetting,
      ]
        .filter((sentence) => sentence !== null)
        .join(' ')
    case 'waitForBets':
      return { clock: hint.byClock, dealer: hint.byDealer, 'first-chip': hint.firstChip }[bettingBy(state)]
    case 'card':
      return step.faceDown ? hint.faceDown : partsOf(state.id).cardHint(state.game, step.place, hint)
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

/** How the hand ended whose cards still lie there; null before the first. */
function endedWords({ id, game, live }: TableState, words: DealerWords['step']['result']): string | null {
  return (live?.dealt ?? 0) === 0 ? null : partsOf(id).ended(game, words)
}
