import * as v from 'valibot'
import { type LobbyChange, lobbyTable } from '#protocol/lobby/table'
import { count, having, list, oneOf, tableId } from '#protocol/wire/fields'

/** How much of the lobby is told: nothing, every table in short, or all that a panel of baccarat tables shows. */
export const LOBBY_LEVELS = ['off', 'list', 'panel'] as const
export type LobbyLevel = (typeof LOBBY_LEVELS)[number]
export const WATCHED_LEVELS = ['list', 'panel'] as const satisfies readonly LobbyLevel[]
export type WatchedLevel = (typeof WATCHED_LEVELS)[number]

/** What a player asks for. */
export const LOBBY_REQUEST = { level: oneOf(LOBBY_LEVELS), tables: v.exactOptional(list(tableId)) }

export interface LobbyRequest {
  readonly type: 'lobby'
  readonly level: LobbyLevel
  readonly tables?: readonly string[]
}

/** What a player is told: first the whole picture, then what changes in it. */
export const LOBBY_MESSAGES = {
  lobby: v.object({
    type: v.literal('lobby'),
    level: oneOf(WATCHED_LEVELS),
    number: count,
    tables: list(lobbyTable),
  }),
  lobbyChanged: v.object({
    type: v.literal('lobbyChanged'),
    number: count,
    tables: list(
      having<LobbyChange>(['id'], 'objects: `id`, the fields that changed, and `more` for new results'),
    ),
  }),
} as const

type Message<Name extends keyof typeof LOBBY_MESSAGES> = Readonly<
  v.InferOutput<(typeof LOBBY_MESSAGES)[Name]>
>
export type LobbyMessage = Message<'lobby'>
export type LobbyChangedMessage = Message<'lobbyChanged'>
