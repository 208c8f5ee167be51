import { isAce } from '#engine/blackjack/hand'
import type { BlackjackRules } from '#engine/blackjack/rules'
import type { Insurance, State } from '#engine/blackjack/types'
import { type Cents, downTo, half, NO_CENTS } from '#engine/money/cents'
import { limitsOf, rangeOf, type TableLimits } from '#engine/round/limits'

/** FB-14: insurance comes in halves of the table's minimum, where they are whole cents; anywhere else to the cent. */
export function insuranceStep(rules: BlackjackRules, limits: TableLimits): Cents {
  if (!rules.partialInsurance) return ONE_CENT
  const [least] = rangeOf(limits, 'main')
  const step = least % 2 === 0 ? half(least) : least
  return step === 0 ? ONE_CENT : step
}

const ONE_CENT = 1 as Cents

/** BJ-9, FB-14: the most that may be insured: half of the cash stakes, down to a whole step. */
function insurable({ rules, limits, lines }: State, player: string, seat: number): Cents {
  let cash = 0
  for (const line of lines) {
    if (line.seat !== seat) continue
    for (const stake of line.stakes) {
      if (stake.player === player) cash += stake.cash
    }
  }
  return downTo(insuranceStep(rules, limitsOf(limits, player)), half(cash as Cents))
}

const NO_QUESTIONS: readonly Insurance[] = []

/** Everyone whom an ace asks: each cash stake for itself, golden chips never (MO-7). */
export function insuranceQuestions(state: State): readonly Insurance[] {
  const [up] = state.dealer.cards
  if (up === undefined || !isAce(up)) return NO_QUESTIONS
  return state.lines.flatMap((line) =>
    line.stakes
      .filter((stake) => stake.chips === 'cash')
      .map(({ player, behind }) => ({
        player,
        seat: line.seat,
        behind,
        stake: NO_CENTS,
        answered: insurable(state, player, line.seat) === 0,
        extended: false,
      })),
  )
}

/** How much more the player may insure on a seat now. */
export function insuranceRoom(state: State, question: Insurance): Cents {
  return Math.max(0, insurable(state, question.player, question.seat) - question.stake) as Cents
}

export function openQuestions(state: State): readonly Insurance[] {
  return state.insurance.filter(({ answered }) => !answered)
}

/** FB-14: paid for more, so more may be insured until the dealer's second card; the table waits for the answer. */
export function openTopUps(state: State): readonly Insurance[] {
  return state.insurance.filter(
    (question) => question.extended && !question.answered && insuranceRoom(state, question) > 0,
  )
}
