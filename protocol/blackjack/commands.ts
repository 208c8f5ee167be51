import * as v from 'valibot'
import { BETS, type Command, DECISIONS } from '#engine/blackjack/types'
import type { Sent, Spoken } from '#protocol/player/spoken'
import { byName } from '#protocol/wire/choose'
import { amount, anyInteger, flag, OBJECT, oneOf } from '#protocol/wire/fields'

export type BlackjackPlayerCommand = Sent<Exclude<Command, { do: 'connection' }>>

const seat = anyInteger
const bet = { seat, bet: oneOf(BETS), amount, golden: v.exactOptional(flag) }
const decision = { seat, hand: v.exactOptional(anyInteger), cards: v.exactOptional(anyInteger) }

type ByDecision = Readonly<Record<(typeof DECISIONS)[number], typeof decision>>
const decisions = Object.fromEntries(DECISIONS.map((name) => [name, decision])) as ByDecision

export const BLACKJACK_COMMANDS = byName('do', {
  sit: { seat },
  leave: { seat },
  allowBehind: { seat, on: flag },
  bet,
  back: bet,
  takeBack: { seat, bet: oneOf(BETS), behind: flag, amount },
  clear: {},
  follow: { seat, follow: v.strictObject({ double: flag, split: flag, insurance: flag }, OBJECT) },
  dealNow: {},
  insure: { seat: v.exactOptional(seat), yes: flag, amount: v.exactOptional(amount) },
  evenMoney: { seat, yes: flag },
  ...decisions,
})

export const BLACKJACK: Spoken<BlackjackPlayerCommand> = {
  commands: BLACKJACK_COMMANDS,
  ofRound: ['bet', 'back', 'takeBack', 'clear', 'dealNow', 'insure', 'evenMoney', ...DECISIONS],
  seated: true,
}
