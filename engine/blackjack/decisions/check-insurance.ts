import { insuranceRoom, insuranceStep } from '#engine/blackjack/decisions/insurance'
import { checkSeat } from '#engine/blackjack/lines'
import type { Command, Insurance, State } from '#engine/blackjack/types'
import { type Cents, isCents, NO_CENTS } from '#engine/money/cents'
import { limitsOf } from '#engine/round/limits'
import { checkPrice, type Funds } from '#engine/round/posting'
import { isRefusal, type Refusal, refuse, shown } from '#engine/round/refusal'

type Insure = Extract<Command, { do: 'insure' }>

export interface Premium {
  readonly player: string
  readonly seat: number
  /** 0 is a no. */
  readonly amount: Cents
}

/** What an answer to the insurance question costs on each seat it is for, or why it is not taken (BJ-9, MF-9, FB-14). */
export function premiums(state: State, command: Insure, funds: Funds): readonly Premium[] | Refusal {
  const wrong = checkAnswer(state, command)
  if (wrong) return wrong
  const questions = questionsFor(state, command)
  if (isRefusal(questions)) return questions
  if (!command.yes)
    return refusalOfNo(state, questions) ?? questions.map((question) => premium(question, NO_CENTS))
  const asked = state.rules.partialInsurance
    ? partly(state, command, questions)
    : wholly(state, command, questions)
  if (isRefusal(asked)) return asked
  const cost = asked.reduce((sum, { amount }) => sum + amount, 0)
  const words = (left: number) => `Insurance costs ${cost} cents; ${left} are left.`
  return checkPrice(funds(command.player), 'cash', cost, words) ?? asked
}

function checkAnswer(state: State, { yes, seat }: Insure): Refusal | null {
  if (typeof yes !== 'boolean') return refuse('bad-input', `Say true or false, not ${shown(yes)}.`)
  return seat === undefined ? null : checkSeat(state, seat)
}

/** The questions an answer is for: all of the player's (MF-9), or the one on its seat. */
function questionsFor(state: State, { player, seat }: Insure): readonly Insurance[] | Refusal {
  if (state.phase === 'betting' || state.phase === 'over')
    return refuse('closed', 'No round is being played.')
  const own = state.insurance.filter((question) => question.player === player)
  if (state.rules.insuranceCovers === 'player') return own.length > 0 ? own : NOT_ASKED
  if (seat === undefined && own.length > 1) {
    return refuse('bad-input', 'You have more than one bet that can be insured: say which seat.')
  }
  const here = seat === undefined ? own : own.filter((question) => question.seat === seat)
  return here.length > 0 ? here : NOT_ASKED
}

const NOT_ASKED = refuse('not-asked', 'There is nothing of yours to insure now.')

function refusalOfNo(state: State, questions: readonly Insurance[]): Refusal | null {
  const open = questions.some(
    ({ answered, extended }) => !answered && (state.phase === 'insurance' || extended),
  )
  return open ? null : NOT_ASKED
}

function wholly(
  state: State,
  { amount }: Insure,
  questions: readonly Insurance[],
): readonly Premium[] | Refusal {
  const open = questions.filter((question) => !question.answered)
  if (state.phase !== 'insurance' || open.length === 0) return NOT_ASKED
  const whole = open.map((question) => premium(question, insuranceRoom(state, question)))
  const cost = whole.reduce((sum, part) => sum + part.amount, 0)
  return amount === undefined || amount === cost
    ? whole
    : refuse('whole-insurance', `Insurance here is for the whole of ${cost} cents.`)
}

function partly(
  state: State,
  { amount }: Insure,
  questions: readonly Insurance[],
): readonly Premium[] | Refusal {
  const [question] = questions
  if (question === undefined || !mayInsureNow(state, question)) return NOT_ASKED
  const room = insuranceRoom(state, question)
  if (amount === undefined) return room > 0 ? [premium(question, room)] : NOT_ASKED
  if (!isCents(amount) || amount === 0) {
    return refuse('bad-input', `An insurance is a whole number of cents above 0, not ${shown(amount)}.`)
  }
  const step = insuranceStep(state.rules, limitsOf(state.limits, question.player))
  if (amount % step !== 0) return refuse('unit', `Insurance comes in multiples of ${step} cents.`)
  return amount <= room
    ? [premium(question, amount)]
    : refuse('exceeds-main', `No more than ${room} cents may be added: half of your stakes on the box.`)
}

/** FB-14: while the question is open, then to add to a part before anybody's third card, or with more paid for. */
function mayInsureNow({ phase, lines }: State, { stake, answered, extended }: Insurance): boolean {
  if (phase === 'insurance') return !answered || stake > 0
  if (phase !== 'turns') return false
  if (extended) return !answered || stake > 0
  return stake > 0 && lines.every((line) => line.cards.length <= 2)
}

function premium({ player, seat }: Insurance, amount: Cents): Premium {
  return { player, seat, amount }
}
