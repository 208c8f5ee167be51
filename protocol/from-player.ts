import * as v from 'valibot'
import { CHAT_REQUESTS, type FromChatter } from '#protocol/chat'
import { byName, pick } from '#protocol/choose'
import { type PlayerCommand, playerCommand } from '#protocol/commands'
import { anyInteger, commandId, count, tableId } from '#protocol/fields'
import { fromJson } from '#protocol/json'
import { LOBBY_REQUEST, type LobbyRequest } from '#protocol/lobby/messages'
import { sentence } from '#protocol/sentence'

/** Most messages in one frame. */
export const FRAME_MESSAGES = 64

/** Longest frame in bytes: 64 of the longest messages fit. */
export const FRAME_BYTES = 32_768

export type FromPlayer =
  | { readonly type: 'join'; readonly table: string; readonly since?: number }
  | { readonly type: 'leave'; readonly table: string }
  | { readonly type: 'do'; readonly id: string; readonly table: string; readonly command: PlayerCommand }
  | LobbyRequest
  | FromChatter
  | { readonly type: 'ping'; readonly at: number }

export const FROM_PLAYER = byName('type', {
  join: { table: tableId, since: v.exactOptional(count) },
  leave: { table: tableId },
  do: { id: commandId, table: tableId, command: playerCommand },
  lobby: LOBBY_REQUEST,
  ...CHAT_REQUESTS,
  ping: { at: anyInteger },
}) satisfies Readonly<Record<FromPlayer['type'], v.GenericSchema<unknown, FromPlayer>>>

const message: v.GenericSchema<unknown, FromPlayer> = pick('type', FROM_PLAYER)

/** Why a frame was not taken; nothing in it was done. `id` is the wrong message's command id, where it has one. */
export interface FrameProblem {
  readonly code: 'bad-frame' | 'bad-message' | 'too-large'
  readonly text: string
  readonly id?: string
}

export function isFrameProblem(parsed: readonly FromPlayer[] | FrameProblem): parsed is FrameProblem {
  return 'code' in parsed
}

/** The messages of a frame, or what is wrong with it. Never throws, whatever the text is. */
export function parseFrame(text: string, longest = FRAME_BYTES): readonly FromPlayer[] | FrameProblem {
  if (text.length > longest) {
    return { code: 'too-large', text: `A frame may have ${longest} bytes: send less at once.` }
  }
  const content = fromJson(text)
  if (content === undefined) return { code: 'bad-frame', text: 'A frame is JSON; this one is not.' }
  if (!Array.isArray(content)) return parseMessage(content, '')
  if (content.length === 0 || content.length > FRAME_MESSAGES) {
    return {
      code: 'bad-frame',
      text: `A list holds 1 to ${FRAME_MESSAGES} messages, not ${content.length}: split it.`,
    }
  }
  const messages: FromPlayer[] = []
  for (let index = 0; index < content.length; index++) {
    const parsed = parseMessage(content[index], `message ${index + 1} of ${content.length}: `)
    if (isFrameProblem(parsed)) return parsed
    messages.push(...parsed)
  }
  return messages
}

function parseMessage(content: unknown, where: string): readonly [FromPlayer] | FrameProblem {
  const { success, output, issues } = v.safeParse(message, content, { abortEarly: true })
  if (success) return [output]
  const id = idIn(content)
  const problem = { code: 'bad-message', text: `${where}${sentence(issues[0])}` } as const
  return id === null ? problem : { ...problem, id }
}

function idIn(content: unknown): string | null {
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, 'id')) return null
  const id: unknown = Reflect.get(content, 'id')
  return v.is(commandId, id) ? id : null
}
