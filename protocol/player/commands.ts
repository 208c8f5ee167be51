import * as v from 'valibot'
import type { Family } from '#engine/kinds'
import { type Refusal, refuse } from '#engine/round/refusal'
import { BACCARAT, type BaccaratPlayerCommand } from '#protocol/baccarat/commands'
import { BLACKJACK, type BlackjackPlayerCommand } from '#protocol/blackjack/commands'
import { DRAGON_TIGER, type DragonTigerPlayerCommand } from '#protocol/dragon-tiger/commands'
import type { Spoken } from '#protocol/player/spoken'
import { byName, pick } from '#protocol/wire/choose'
import { anyInteger } from '#protocol/wire/fields'

interface Commands {
  readonly blackjack: BlackjackPlayerCommand
  readonly baccarat: BaccaratPlayerCommand
  readonly 'dragon-tiger': DragonTigerPlayerCommand
}

/** The register: family → what its players say. */
const FAMILIES: { readonly [F in Family]: Spoken<Commands[F]> } = {
  blackjack: BLACKJACK,
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
}

/** FA-1: on any table a player may cut the coming shoe. */
export type CutCommand = { readonly do: 'cut'; readonly cut: number } | { readonly do: 'passCut' }
export type PlayerCommand = Commands[Family] | CutCommand

export const CUT_COMMANDS = byName('do', {
  cut: { cut: anyInteger },
  passCut: {},
}) satisfies Readonly<Record<CutCommand['do'], v.GenericSchema<unknown, CutCommand>>>

type Schema = v.GenericSchema<unknown, PlayerCommand>

interface AnySpoken {
  readonly commands: Readonly<Record<string, Schema>>
  readonly ofRound: readonly string[]
  readonly seated: boolean
}

const SPOKEN: readonly AnySpoken[] = Object.values(FAMILIES)

/** What families call alike is told apart by whether it is on a seat, and then by what it says. */
function schemas(seated: boolean): Readonly<Record<string, Schema>> {
  const all: Record<string, Schema> = { ...CUT_COMMANDS }
  for (const name of new Set(SPOKEN.flatMap(({ commands }) => Object.keys(commands)))) {
    const known = SPOKEN.filter(({ commands }) => Object.hasOwn(commands, name))
    const fitting = known.filter((family) => family.seated === seated)
    const [first, ...more] = (fitting.length > 0 ? fitting : known).flatMap(
      ({ commands }) => commands[name] ?? [],
    )
    if (first === undefined) continue
    const any = [first, ...more]
    all[name] = more.length === 0 ? first : v.lazy((input) => any.find((one) => v.is(one, input)) ?? first)
  }
  return all
}

const onSeat = pick('do', schemas(true))
const elsewhere = pick('do', schemas(false))

export const playerCommand: Schema = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'seat' in input ? onSeat : elsewhere,
)

export function isCutCommand(command: PlayerCommand): command is CutCommand {
  return Object.hasOwn(CUT_COMMANDS, command.do)
}

const OF_A_ROUND = new Set<string>(SPOKEN.flatMap(({ ofRound }) => ofRound))

/** Chips and decisions: who gives them means the round that they see. */
export function isOfRound({ do: name }: PlayerCommand): boolean {
  return OF_A_ROUND.has(name)
}

/** The command as one that a table of this family may get, or why it may not. */
export function commandFor<F extends Family>(family: F, command: PlayerCommand): Commands[F] | Refusal {
  return isOf(family, command)
    ? command
    : refuse('bad-input', `'${command.do}' as it was sent is no command of a ${family} table.`)
}

function isOf<F extends Family>(family: F, command: PlayerCommand): command is Commands[F] {
  const schemas: Readonly<Record<string, v.GenericSchema>> = FAMILIES[family].commands
  const schema = Object.hasOwn(schemas, command.do) ? schemas[command.do] : undefined
  return schema !== undefined && v.is(schema, command)
}

/** Chips on a spot; where nobody sits the seat is 0, and goes unsaid. */
export interface Chips {
  readonly bet: string
  readonly seat: number
  readonly behind: boolean
  readonly amount: number
  readonly golden: boolean
}

/** Whether there is such a bet at the table, its check says. */
export function betCommand({ bet, seat, behind, amount, golden }: Chips): PlayerCommand {
  const chips = { bet, amount, ...(golden && { golden }) }
  return (
    seat === 0 ? { do: 'bet', ...chips } : { do: behind ? 'back' : 'bet', seat, ...chips }
  ) as PlayerCommand
}

export function takeBackCommand({ bet, seat, behind, amount }: Chips): PlayerCommand {
  return (
    seat === 0 ? { do: 'takeBack', bet, amount } : { do: 'takeBack', seat, bet, behind, amount }
  ) as PlayerCommand
}
