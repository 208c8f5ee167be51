import { LEVELS } from '#engine/blackjack/fire-blaze/types'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { SideBet } from '#engine/blackjack/types'
import { LEVEL_NAMES } from '#protocol/story/blackjack/side-why'
import type { BetPayouts, PayoutLine } from '#web/help/payout-line'
import type { Words } from '#web/i18n/language'

const PAIRS = ['perfect', 'coloured', 'mixed'] as const
const THREES = ['suitedTrips', 'straightFlush', 'threeOfAKind', 'straight', 'flush'] as const

/** What every bet of a blackjack pays, out of its rule record (TP-14). */
export function blackjackPayouts({ help, blackjack }: Words, rules: BlackjackRules): readonly BetPayouts[] {
  const { what } = help
  const main: readonly PayoutLine[] = [
    { what: what.win, odds: rules.winPays },
    { what: what.blackjack, odds: rules.blackjackPays },
  ]
  const side: Readonly<Record<SideBet, () => readonly PayoutLine[]>> = {
    perfectPairs: () => PAIRS.map((kind) => ({ what: what[kind], odds: rules.perfectPairs[kind] })),
    twentyOnePlusThree: () =>
      THREES.map((kind) => ({ what: what[kind], odds: rules.twentyOnePlusThree[kind] })),
    push22: () => [{ what: what.dealer22, odds: rules.push22Pays }],
    fireBlaze: () => firePayouts(help, rules),
  }
  return [
    { bet: 'main', name: blackjack.spots.main, lines: main },
    ...rules.sideBets.map((bet) => ({ bet, name: blackjack.spots[bet], lines: side[bet]() })),
    ...(rules.betBehind ? [{ bet: 'behind', name: blackjack.spots.behind, lines: main }] : []),
    {
      bet: 'insurance',
      name: blackjack.spots.insurance,
      range: rules.partialInsurance ? help.upToHalf : help.half,
      lines: [{ what: what.dealerBlackjack, odds: rules.insurancePays }],
    },
  ]
}

/** MF-19: a total counts the stake, odds do not. */
function firePayouts({ what }: Words['help'], { fireBlaze }: BlackjackRules): readonly PayoutLine[] {
  if (fireBlaze === null) return []
  return LEVELS.map((level) => {
    const [least, most] = fireBlaze.levels[level].range
    return { what: what.level(LEVEL_NAMES[level]), odds: [least - 1, 1], upTo: [most - 1, 1] }
  })
}
