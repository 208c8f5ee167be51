import type { FromPlayer } from '#protocol/player/from-player'
import { FRAME_MESSAGES } from '#protocol/wire/frames'
import type { Dice } from '#tests/dice'
import { imposture } from '#tests/fuzz/frames/impostures'
import { mutated } from '#tests/fuzz/frames/mutate'
import { noise } from '#tests/fuzz/frames/noise'
import { anyMessage, anyOrder } from '#tests/fuzz/frames/orders'
import { replays } from '#tests/fuzz/frames/replays'
import type { Squad } from '#tests/fuzz/frames/squad'
import { anyStaffMessage, staffImposture } from '#tests/fuzz/frames/staff-messages'
import type { Line } from '#tests/fuzz/lines/line'

/** Some frames of a kind, with the share that they have of all. */
type Volley = readonly [share: number, run: (squad: Squad, cases: number) => Promise<void>]

/** Frames of all sorts, each of which is answered, and none ends its connection. */
export const FRAMES: readonly Volley[] = [
  [0.17, noises],
  [0.24, mutants],
  [0.12, echoes],
  [0.09, impostures],
  [0.16, messages],
  [0.07, storms],
  [0.13, replays],
  [0.02, bytes],
]

/** Those that come to no table: nothing is stored of them, and nothing remembered. */
export const REFUSED_FRAMES: readonly Volley[] = [
  [0.6, noises],
  [0.37, impostures],
  [0.03, bytes],
]

function noises(squad: Squad, cases: number): Promise<void> {
  return squad.volley('noise', cases, (dice) => ({ text: noise(dice, squad.tables), isWrong: true }))
}

function rightMessage(dice: Dice, { person: { role } }: Line, tables: readonly string[]): object {
  return role === 'player' ? anyMessage(dice, tables) : anyStaffMessage(dice, role, tables)
}

function mutants(squad: Squad, cases: number): Promise<void> {
  return squad.volley('mutants', cases, (dice, line) => ({
    text: mutated(dice, rightMessage(dice, line, squad.tables)),
  }))
}

/** Copies of what honest players sent, as they were and spoiled. */
function echoes(squad: Squad, cases: number): Promise<void> {
  const { overheard } = squad.mission
  return squad.volley('echoes of others', cases, (dice) => {
    const frame = overheard.length > 0 ? dice.of(overheard) : anyOrder(dice, squad.tables)
    return { text: dice.chance(0.3) ? JSON.stringify(frame) : mutated(dice, frame) }
  })
}

function impostures(squad: Squad, cases: number): Promise<void> {
  const { victims } = squad.mission
  return squad.volley('impostures', cases, (dice, { person: { role } }) => ({
    text:
      role === 'player' ? imposture(dice, squad.tables, victims) : staffImposture(dice, role, squad.tables),
    isWrong: true,
  }))
}

/** Right messages of every kind, some of several to a frame. */
function messages(squad: Squad, cases: number): Promise<void> {
  return squad.volley('right messages', cases, (dice, line) => {
    const count = dice.chance(0.9) ? 1 : 1 + dice.below(16)
    return {
      text: JSON.stringify(Array.from({ length: count }, () => rightMessage(dice, line, squad.tables))),
    }
  })
}

const VERSIONS = [0, -0, 1, 2, 500, 4_294_967_296, Number.MAX_SAFE_INTEGER] as const

/** Coming, going, resyncs from any version, and pings, in floods. */
function storms(squad: Squad, cases: number): Promise<void> {
  return squad.volley('joins, leaves and pings', cases, (dice) => {
    const count = dice.chance(0.8) ? 1 : 1 + dice.below(FRAME_MESSAGES)
    return { text: JSON.stringify(Array.from({ length: count }, () => coming(dice, squad.tables))) }
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

/** Frames of bytes instead of text, whatever they would say. */
function bytes(squad: Squad, cases: number): Promise<void> {
  return squad.volley('binary frames', cases, (dice, line) => {
    const right = Buffer.from(JSON.stringify(rightMessage(dice, line, squad.tables)))
    const random = Buffer.from(Array.from({ length: dice.below(40) }, () => dice.below(256)))
    return { text: dice.chance(0.5) ? right : random, isWrong: true }
  })
}
