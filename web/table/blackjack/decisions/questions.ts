import { insuranceRoom, insuranceStep } from '#engine/blackjack/decisions/insurance'
import type { Insurance, State } from '#engine/blackjack/types'
import { limitsOf } from '#engine/round/limits'
import type { BlackjackPlayerCommand } from '#protocol/blackjack/commands'
import { refusalOf, type Sight } from '#protocol/sight'
import { decidingOn } from '#web/table/blackjack/decisions/choices'

/** Something that this player is asked besides how to play the hand. */
export interface Question {
  readonly key: string
  readonly kind: 'insurance' | 'evenMoney'
  /** Null where one answer is for all positions (MF-9). */
  readonly seat: number | null
  readonly behind: boolean
  /** What it costs at most, or what even money pays on top. */
  readonly most: number
  /** Parts of it may be insured in steps of this; null is all or nothing (FB-14). */
  readonly step: number | null
  /** The balance covers it. */
  readonly covered: boolean
}

export function questionsFor(sight: Sight<'blackjack'>): readonly Question[] {
  const { game } = sight.state
  // Seat by seat: what can be had at once before what it costs to wait.
  const all = [...evenMoneyFor(sight, game), ...insuranceFor(sight, game)]
  return all.sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0))
}

/** On a hand, on turn or early, or on what all are asked. */
export function isDecidingHand(sight: Sight<'blackjack'>): boolean {
  return decidingOn(sight).length > 0 || questionsFor(sight).length > 0
}

/** What is to be said for an answer, one thing after another. */
export function answersTo(
  { kind, seat, step }: Question,
  yes: boolean,
  amount: number,
  open: readonly Question[],
): readonly BlackjackPlayerCommand[] {
  if (kind === 'evenMoney') {
    const said: BlackjackPlayerCommand = { do: 'evenMoney', seat: seat ?? 0, yes }
    // Who takes the money has nothing left to insure there.
    const insured = open.some((other) => other.kind === 'insurance' && other.seat === seat)
    return yes && insured ? [said, { do: 'insure', seat: seat ?? 0, yes: false }] : [said]
  }
  const where = seat === null ? {} : { seat }
  return [yes && step !== null ? { do: 'insure', ...where, yes, amount } : { do: 'insure', ...where, yes }]
}

function insuranceFor(sight: Sight<'blackjack'>, game: State): readonly Question[] {
  const own = game.insurance.filter(({ player }) => player === sight.me)
  if (own.length === 0) return []
  if (game.rules.insuranceCovers === 'player') {
    const open = own.filter(({ answered }) => !answered)
    const most = open.reduce((sum, question) => sum + insuranceRoom(game, question), 0)
    return asked(sight, game, own[0], null, most)
  }
  return own.flatMap((question) => asked(sight, game, question, question.seat, insuranceRoom(game, question)))
}

/** It is open as long as it can be answered with no. */
function asked(
  sight: Sight<'blackjack'>,
  game: State,
  question: Insurance | undefined,
  seat: number | null,
  most: number,
): readonly Question[] {
  const where = seat === null ? {} : { seat }
  if (question === undefined || most === 0) return []
  if (refusalOf(sight, { do: 'insure', ...where, yes: false }) !== null) return []
  const { partialInsurance } = game.rules
  return [
    {
      key: `insurance/${seat ?? 'all'}`,
      kind: 'insurance',
      seat,
      behind: question.behind,
      most,
      step: partialInsurance ? insuranceStep(game.rules, limitsOf(game.limits, sight.me)) : null,
      covered: refusalOf(sight, { do: 'insure', ...where, yes: true })?.reason !== 'balance',
    },
  ]
}

function evenMoneyFor(sight: Sight<'blackjack'>, game: State): readonly Question[] {
  return game.lines.flatMap(({ seat, stakes }) => {
    const stake = stakes.find(({ player, claim }) => player === sight.me && claim === 'evenMoney')
    if (stake === undefined || refusalOf(sight, { do: 'evenMoney', seat, yes: true }) !== null) return []
    const most = stake.cash + stake.golden
    return [
      {
        key: `even/${seat}`,
        kind: 'evenMoney' as const,
        seat,
        behind: false,
        most,
        step: null,
        covered: true,
      },
    ]
  })
}
