import * as v from 'valibot'
import { BETS } from '#engine/dragon-tiger/bets'
import type { PlayerCommand } from '#engine/dragon-tiger/types'
import type { Sent, Spoken } from '#protocol/player/spoken'
import { byName } from '#protocol/wire/choose'
import { amount, flag, oneOf } from '#protocol/wire/fields'

export type DragonTigerPlayerCommand = Sent<PlayerCommand>

export const DRAGON_TIGER_COMMANDS = byName('do', {
  bet: { bet: oneOf(BETS), amount, golden: v.exactOptional(flag) },
  takeBack: { bet: oneOf(BETS), amount },
  clear: {},
})

export const DRAGON_TIGER: Spoken<DragonTigerPlayerCommand> = {
  commands: DRAGON_TIGER_COMMANDS,
  ofRound: ['bet', 'takeBack', 'clear'],
  seated: false,
}
