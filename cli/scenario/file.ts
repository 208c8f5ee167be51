import * as v from 'valibot'
import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { gameOf } from '#engine/families'
import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import { type Cents, isCents, LARGEST_CENTS } from '#engine/money/cents'
import type { TableLimits } from '#engine/round/limits'

/** A file that cannot be played at all: what is wrong and where, in one sentence. */
export class ScenarioError extends Error {}

const amount = (what: string) =>
  v.custom<Cents>(isCents, `${what} must be whole cents from 0 to ${LARGEST_CENTS}`)

const LONGEST_SHOE = 1_000_000
const UNSPEAKABLE: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** An object whose keys are names of the file's own; a few cannot be, for they mean something to the language. */
const named = (what: string) =>
  v.pipe(
    v.custom<object>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      `"${what}" must be an object, a name before each entry`,
    ),
    v.check(
      (value) => UNSPEAKABLE.every((name) => !Object.hasOwn(value, name)),
      `"${what}" may not use the names ${UNSPEAKABLE.join(', ')}: choose others`,
    ),
  )

/** Steps stay as they are written: what a player sends is for the engine to judge. */
const Step = v.looseObject({ do: v.string('every step needs a "do"'), player: v.optional(v.string()) })

const RoundsFile = v.object({
  title: v.optional(v.string()),
  covers: v.optional(v.array(v.string())),
  game: v.picklist(
    GAME_IDS,
    (issue) => `"game" is ${issue.received}: it must be one of ${GAME_IDS.join(', ')}`,
  ),
  rules: v.optional(v.record(v.string(), v.unknown())),
  shoe: v.string('"shoe" must be the cards in one string, as in "AS 9D TC"'),
  shoeRound: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(LONGEST_SHOE, `no shoe has more than ${LONGEST_SHOE} rounds`),
    ),
    1,
  ),
  players: v.pipe(
    named('players'),
    v.record(
      v.string(),
      v.object({ balance: amount('a balance'), golden: v.optional(amount('golden chips'), 0 as Cents) }),
    ),
  ),
  limits: v.optional(
    v.pipe(named('limits'), v.record(v.string(), v.strictTuple([amount('a minimum'), amount('a maximum')]))),
  ),
  unit: v.optional(
    v.pipe(
      amount('"unit"'),
      v.check((unit) => unit > 0, '"unit" must be above 0'),
    ),
  ),
  bonusSeed: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]*$/i, '"bonusSeed" must be hexadecimal digits')),
    '',
  ),
  steps: v.array(Step),
  expect: v.optional(v.unknown()),
})

export type ScenarioStep = v.InferOutput<typeof Step>

export interface Scenario {
  readonly game: GameId
  /** Fields of the game's rule record that the file sets otherwise. */
  readonly changes: Readonly<Record<string, unknown>>
  readonly cards: readonly Card[]
  readonly shoeRound: number
  readonly players: Readonly<Record<string, { readonly balance: Cents; readonly golden: Cents }>>
  readonly limits: TableLimits
  readonly bonusSeed: string
  readonly steps: readonly ScenarioStep[]
}

/** Every bet of every game, and bets behind. */
const LIMITED: readonly string[] = [...new Set(GAME_IDS.flatMap((id) => gameOf(id).limited(GAMES[id].rules)))]

export function readScenario(file: unknown): Scenario {
  const read = v.safeParse(RoundsFile, file)
  if (!read.success) throw new ScenarioError(explain(read.issues[0]))
  const { game, shoe, shoeRound, players, limits, unit, bonusSeed, steps, rules } = read.output
  for (const [bet, [least, most]] of Object.entries(limits ?? {})) {
    if (!LIMITED.includes(bet))
      throw new ScenarioError(`limits.${bet}: there is no such bet; known are ${LIMITED.join(', ')}`)
    if (least > most)
      throw new ScenarioError(`limits.${bet}: the minimum ${least} is above the maximum ${most}`)
  }
  return {
    game,
    changes: rules ?? {},
    cards: cardsOf(shoe),
    shoeRound,
    players,
    limits: { unit: unit ?? (1 as Cents), ranges: limits ?? {} },
    bonusSeed: bonusSeed.length % 2 === 0 ? bonusSeed : `0${bonusSeed}`,
    steps,
  }
}

function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  if (issue.received === 'undefined') return `"${path}" is missing`
  return path === null ? issue.message : `${path}: ${issue.message}`
}

function cardsOf(shoe: string): readonly Card[] {
  try {
    return parseCards(shoe)
  } catch (error) {
    throw new ScenarioError(`shoe: ${(error as Error).message}`)
  }
}
