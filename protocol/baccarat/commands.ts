import * as v from 'valibot'
import { BETS, SIDE_BET_GROUPS } from '#engine/baccarat/bets'
import type { PlayerCommand } from '#engine/baccarat/types'
import type { Sent, Spoken } from '#protocol/player/spoken'
import { byName } from '#protocol/wire/choose'
import { amount, flag, oneOf } from '#protocol/wire/fields'

export type BaccaratPlayerCommand = Sent<PlayerCommand>

export const BACCARAT_COMMANDS = byName('do', {
  bet: { bet: oneOf(BETS), amount, golden: v.exactOptional(flag) },
  takeBack: { bet: oneOf(BETS), amount },
  clear: {},
  confirm: {},
  autoConfirm: { on: flag },
  zeroCommission: { on: flag },
  sideBets: { group: oneOf(SIDE_BET_GROUPS), on: flag },
})

export const BACCARAT: Spoken<BaccaratPlayerCommand> = {
  commands: BACCARAT_COMMANDS,
  ofRound: ['bet', 'takeBack', 'clear', 'confirm'],
  seated: false,
}
