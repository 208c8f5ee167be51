import { FRAME_MESSAGES } from '#protocol/frames'
import type { FromPlayer } from '#protocol/from-player'
import type { Dice } from '#tests/dice'
import { imposture } from '#tests/fuzz/impostures'
import { mutated } from '#tests/fuzz/mutate'
import { noise } from '#tests/fuzz/noise'
import { anyMessage, anyOrder } from '#tests/fuzz/orders'
import { replays } from '#tests/fuzz/replays'
import type { Squad } from '#tests/fuzz/squad'

type Volley = readonly [share: number, run: (squad: Squad, cases: number) => Promise<void>]

/** Frames of all sorts, by their share of all cases. Each is answered, and none ends its connection. */
export const FRAMES: readonly Volley[] = [
  [0.18, noises],
  [0.24, mutants],
  [0.1, echoes],
  [0.08, impostures],
  [0.13, orders],
  [0.05, storms],
  [0.12, replays],
]

/** Those that come to no table: nothing is stored of them, and nothing remembered. */
export const REFUSED_FRAMES: readonly Volley[] = [
  [0.55, noises],
  [0.35, impostures],
]

function noises(squad: Squad, cases: number): Promise<void> {
  const { tables } = squad.mission.target
  return squad.volley('noise', cases, (dice) => ({ text: noise(dice, tables), isWrong: true }))
}

function mutants(squad: Squad, cases: number): Promise<void> {
  const { tables } = squad.mission.target
  return squad.volley('mutants', cases, (dice) => ({ text: mutated(dice, anyMessage(dice, tables)) }))
}

/** Spoiled copies of what honest players sent. */
function echoes(squad: Squad, cases: number): Promise<void> {
  const { overheard, target } = squad.mission
  return squad.volley('mutants of real frames', cases, (dice) => {
    const frame = overheard.length > 0 ? dice.of(overheard) : anyOrder(dice, target.tables)
    return { text: mutated(dice, frame) }
  })
}

function impostures(squad: Squad, cases: number): Promise<void> {
  const { target, victims } = squad.mission
  return squad.volley('impostures', cases, (dice) => ({
    text: imposture(dice, target.tables, victims),
    isWrong: true,
  }))
}

/** Well-formed commands at any table, some of several to a frame. */
function orders(squad: Squad, cases: number): Promise<void> {
  const { tables } = squad.mission.target
  return squad.volley('hostile orders', cases, (dice) => {
    const count = dice.chance(0.9) ? 1 : 1 + dice.below(16)
    return { text: JSON.stringify(Array.from({ length: count }, () => anyOrder(dice, tables))) }
  })
}

const VERSIONS = [0, -0, 1, 2, 500, 4_294_967_296, Number.MAX_SAFE_INTEGER] as const

/** Coming, going, resyncs from any version, and pings, in floods. */
function storms(squad: Squad, cases: number): Promise<void> {
  const { tables } = squad.mission.target
  return squad.volley('joins, leaves and pings', cases, (dice) => {
    const count = dice.chance(0.8) ? 1 : 1 + dice.below(FRAME_MESSAGES)
    return { text: JSON.stringify(Array.from({ length: count }, () => coming(dice, tables))) }
  })
}

function coming(dice: Dice, tables: readonly string[]): FromPlayer {
  const table = dice.chance(0.95) ? dice.of(tables) : dice.of(['nowhere', 'speed-99', '-', '0'])
  switch (dice.below(5)) {
    case 0:
      return { type: 'join', table }
    case 1:
      return { type: 'join', table, since: dice.chance(0.5) ? dice.of(VERSIONS) : dice.below(20_000) }
    case 2:
      return { type: 'leave', table }
    default:
      return { type: 'ping', at: dice.of([0, -1, 1, Number.MIN_SAFE_INTEGER, dice.below(2 ** 31)]) }
  }
}
