import * as v from 'valibot'
import { BETS as BACCARAT_BETS, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import type { PlayerCommand as EngineBaccaratCommand } from '#engine/baccarat/types'
import {
  BETS as BLACKJACK_BETS,
  DECISIONS,
  type Command as EngineBlackjackCommand,
} from '#engine/blackjack/types'
import { type Refusal, refuse } from '#engine/round/refusal'
import { byName, pick } from '#protocol/wire/choose'
import { amount, anyInteger, flag, OBJECT, oneOf } from '#protocol/wire/fields'

/** The engine's commands as players send them: who the player is, the server knows. */
type Sent<Command> = Command extends { readonly player: string } ? Omit<Command, 'player'> : never

export type BlackjackPlayerCommand = Sent<Exclude<EngineBlackjackCommand, { do: 'connection' }>>
export type BaccaratPlayerCommand = Sent<EngineBaccaratCommand>
/** FA-1: on any table a player may cut the coming shoe. */
export type CutCommand = { readonly do: 'cut'; readonly cut: number } | { readonly do: 'passCut' }
export type PlayerCommand = BlackjackPlayerCommand | BaccaratPlayerCommand | CutCommand

const seat = anyInteger
const bet = { seat, bet: oneOf(BLACKJACK_BETS), amount, golden: v.exactOptional(flag) }
const decision = { seat, hand: v.exactOptional(anyInteger) }

type ByDecision = Readonly<Record<(typeof DECISIONS)[number], typeof decision>>
const decisions = Object.fromEntries(DECISIONS.map((name) => [name, decision])) as ByDecision

export const BLACKJACK_COMMANDS = byName('do', {
  sit: { seat },
  leave: { seat },
  allowBehind: { seat, on: flag },
  bet,
  back: bet,
  takeBack: { seat, bet: oneOf(BLACKJACK_BETS), behind: flag, amount },
  clear: {},
  follow: { seat, follow: v.strictObject({ double: flag, split: flag, insurance: flag }, OBJECT) },
  dealNow: {},
  insure: { seat: v.exactOptional(seat), yes: flag, amount: v.exactOptional(amount) },
  evenMoney: { seat, yes: flag },
  ...decisions,
}) satisfies Readonly<Record<BlackjackPlayerCommand['do'], v.GenericSchema<unknown, BlackjackPlayerCommand>>>

export const BACCARAT_COMMANDS = byName('do', {
  bet: { bet: oneOf(BACCARAT_BETS), amount, golden: v.exactOptional(flag) },
  takeBack: { bet: oneOf(BACCARAT_BETS), amount },
  clear: {},
  confirm: {},
  autoConfirm: { on: flag },
  zeroCommission: { on: flag },
  sideBets: { group: oneOf(SIDE_BET_GROUPS), on: flag },
}) satisfies Readonly<Record<BaccaratPlayerCommand['do'], v.GenericSchema<unknown, BaccaratPlayerCommand>>>

export const CUT_COMMANDS = byName('do', {
  cut: { cut: anyInteger },
  passCut: {},
}) satisfies Readonly<Record<CutCommand['do'], v.GenericSchema<unknown, CutCommand>>>

const FAMILIES = { blackjack: BLACKJACK_COMMANDS, baccarat: BACCARAT_COMMANDS } as const
const ALL = { ...BACCARAT_COMMANDS, ...BLACKJACK_COMMANDS, ...CUT_COMMANDS } as const

export type Family = keyof typeof FAMILIES
type OfFamily = { readonly blackjack: BlackjackPlayerCommand; readonly baccarat: BaccaratPlayerCommand }

/** Both families bet and take back; only at a blackjack table that happens on a seat. */
const blackjackOrAny = pick('do', ALL)
const baccaratOrAny = pick('do', { ...ALL, ...BACCARAT_COMMANDS })

export const playerCommand: v.GenericSchema<unknown, PlayerCommand> = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'seat' in input ? blackjackOrAny : baccaratOrAny,
)

export function isCutCommand(command: PlayerCommand): command is CutCommand {
  return Object.hasOwn(CUT_COMMANDS, command.do)
}

/** The command as one that a table of this family may get, or why it may not. */
export function commandFor<F extends Family>(family: F, command: PlayerCommand): OfFamily[F] | Refusal {
  return isOf(family, command)
    ? command
    : refuse('bad-input', `'${command.do}' as it was sent is no command of a ${family} table.`)
}

function isOf<F extends Family>(family: F, command: PlayerCommand): command is OfFamily[F] {
  const schemas: Readonly<Record<string, v.GenericSchema>> = FAMILIES[family]
  const schema = Object.hasOwn(schemas, command.do) ? schemas[command.do] : undefined
  return schema !== undefined && v.is(schema, command)
}
