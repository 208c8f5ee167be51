import * as v from 'valibot'
import { CHAT_REQUESTS, type FromChatter } from '#protocol/chat'
import { LOBBY_REQUEST, type LobbyRequest } from '#protocol/lobby/messages'
import { type PlayerCommand, playerCommand } from '#protocol/player/commands'
import { byName, pick } from '#protocol/wire/choose'
import { anyInteger, commandId, count, roundCode, tableId } from '#protocol/wire/fields'
import { frameParser } from '#protocol/wire/frames'

export type FromPlayer =
  | { readonly type: 'join'; readonly table: string; readonly since?: number }
  | { readonly type: 'leave'; readonly table: string }
  | {
      readonly type: 'do'
      readonly id: string
      readonly table: string
      /** The one it is meant for: in any other it is not wanted. */
      readonly round?: string
      readonly command: PlayerCommand
    }
  | LobbyRequest
  | FromChatter
  | { readonly type: 'ping'; readonly at: number }

export const FROM_PLAYER = byName('type', {
  join: { table: tableId, since: v.exactOptional(count) },
  leave: { table: tableId },
  do: { id: commandId, table: tableId, round: v.exactOptional(roundCode), command: playerCommand },
  lobby: LOBBY_REQUEST,
  ...CHAT_REQUESTS,
  ping: { at: anyInteger },
}) satisfies Readonly<Record<FromPlayer['type'], v.GenericSchema<unknown, FromPlayer>>>

const message: v.GenericSchema<unknown, FromPlayer> = pick('type', FROM_PLAYER)

/** The messages of a player's frame, or what is wrong with it. */
export const parseFrame = frameParser(message)
