import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Command as BaccaratCommand, PlayerCommand as BaccaratPlayer } from '#engine/baccarat/types'
import type { Command as BlackjackCommand } from '#engine/blackjack/types'
import { isRefusal } from '#engine/round/refusal'
import type { BACCARAT_COMMANDS, BaccaratPlayerCommand } from '#protocol/baccarat/commands'
import type { BLACKJACK_COMMANDS, BlackjackPlayerCommand } from '#protocol/blackjack/commands'
import { COMMAND_WORDS as BACCARAT_WORDS } from '#protocol/describe/baccarat/commands'
import { COMMAND_WORDS as BLACKJACK_WORDS } from '#protocol/describe/blackjack/commands'
import { CUT_WORDS } from '#protocol/describe/messages'
import {
  CUT_COMMANDS,
  commandFor,
  isCutCommand,
  type PlayerCommand,
  playerCommand,
} from '#protocol/player/commands'

/** Compile only while commands with their player are the engine's, and all of the engine's are here. */
function toBlackjack(command: BlackjackPlayerCommand, player: string): BlackjackCommand {
  return { ...command, player }
}
function toBaccarat(command: BaccaratPlayerCommand, player: string): BaccaratCommand {
  return { ...command, player }
}
type Output<Schemas extends Record<string, v.GenericSchema>> = v.InferOutput<Schemas[keyof Schemas]>
type WithPlayer<Command> = Command extends unknown ? Command & { readonly player: string } : never
type EngineBlackjack = Exclude<Extract<BlackjackCommand, { player: string }>, { do: 'connection' }>
const complete: {
  readonly blackjack: EngineBlackjack extends WithPlayer<Output<typeof BLACKJACK_COMMANDS>> ? true : never
  readonly baccarat: BaccaratPlayer extends WithPlayer<Output<typeof BACCARAT_COMMANDS>> ? true : never
} = { blackjack: true, baccarat: true }

const blackjack = Object.values(BLACKJACK_WORDS).map(({ example }) => example)
const baccarat = Object.values(BACCARAT_WORDS).map(({ example }) => example)
const cuts = Object.values(CUT_WORDS).map(({ example }) => example)

describe('the commands of players', () => {
  it('are those of the engine that name a player, and the cut', () => {
    expect(complete).toEqual({ blackjack: true, baccarat: true })
    const [sit] = blackjack
    if (sit === undefined) throw new Error('no command')
    expect(toBlackjack(sit, 'p1')).toEqual({ do: 'sit', seat: 3, player: 'p1' })
    expect(toBaccarat({ do: 'clear' }, 'p1')).toEqual({ do: 'clear', player: 'p1' })
  })

  it.each([...blackjack, ...baccarat, ...cuts])('reads $do as it was sent', (command) => {
    expect(v.parse(playerCommand, command)).toEqual(command)
  })

  it('knows nothing that only the house may do', () => {
    for (const name of ['open', 'close', 'card', 'timeout', 'cancel', 'bonus', 'bonusFault', 'connection']) {
      expect(v.is(playerCommand, { do: name, shoeRound: 1, card: 'AS', player: 'p1', connected: true })).toBe(
        false,
      )
    }
  })

  it('lets nobody say who they are, or anything else that does not belong there', () => {
    for (const command of [...blackjack, ...baccarat, ...cuts]) {
      expect(v.is(playerCommand, { ...command, player: 'p2' })).toBe(false)
      expect(v.is(playerCommand, { ...command, extra: null })).toBe(false)
    }
  })

  it('takes whole numbers only', () => {
    for (const amount of [0, -1, 0.5, 1e12 + 1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      expect(v.is(playerCommand, { do: 'bet', bet: 'player', amount })).toBe(false)
      expect(v.is(playerCommand, { do: 'bet', seat: 1, bet: 'main', amount })).toBe(false)
    }
    for (const seat of [0.5, 2 ** 53, '1', null, [1]])
      expect(v.is(playerCommand, { do: 'sit', seat })).toBe(false)
  })
})

describe('the families of commands', () => {
  const isFor = (family: 'blackjack' | 'baccarat', command: PlayerCommand) =>
    !isRefusal(commandFor(family, command))

  it('go to tables of their own family only', () => {
    const onlyBlackjack = blackjack.filter(({ do: name }) => name !== 'clear')
    const onlyBaccarat = baccarat.filter(({ do: name }) => name !== 'clear')
    expect(onlyBlackjack.map((command) => isFor('blackjack', command))).not.toContain(false)
    expect(onlyBlackjack.map((command) => isFor('baccarat', command))).not.toContain(true)
    expect(onlyBaccarat.map((command) => isFor('baccarat', command))).not.toContain(false)
    expect(onlyBaccarat.map((command) => isFor('blackjack', command))).not.toContain(true)
    expect([isFor('blackjack', { do: 'clear' }), isFor('baccarat', { do: 'clear' })]).toEqual([true, true])
  })

  it('refuse the others with a reason and a sentence', () => {
    expect(commandFor('baccarat', { do: 'bet', seat: 1, bet: 'main', amount: 100 })).toEqual({
      reason: 'bad-input',
      text: "'bet' as it was sent is no command of a baccarat table.",
    })
  })

  it('have no cut among them, which every table takes', () => {
    for (const command of cuts) {
      expect(isCutCommand(command)).toBe(true)
      expect([isFor('blackjack', command), isFor('baccarat', command)]).toEqual([false, false])
    }
    expect(Object.keys(CUT_COMMANDS)).toEqual(['cut', 'passCut'])
    expect(isCutCommand({ do: 'clear' })).toBe(false)
  })
})
