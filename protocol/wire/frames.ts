import * as v from 'valibot'
import { pick } from '#protocol/wire/choose'
import { commandId } from '#protocol/wire/fields'
import { sentence } from '#protocol/wire/sentence'

/** Most messages in one frame. */
export const FRAME_MESSAGES = 64

/** Longest frame in bytes: 64 of the longest messages of a player fit. */
export const FRAME_BYTES = 32_768

/** Why a frame was not taken; nothing in it was done. `id` is the wrong message's command id, where it has one. */
export interface FrameProblem {
  readonly code: 'bad-frame' | 'bad-message' | 'too-large'
  readonly text: string
  readonly id?: string
}

export function isFrameProblem(parsed: readonly object[] | FrameProblem): parsed is FrameProblem {
  return 'code' in parsed
}

export type ParseFrame<Message> = (text: string, longest?: number) => readonly Message[] | FrameProblem

/** How the messages of a frame are read, or what is wrong with it. Never throws, whatever the text is. */
export function frameParser<Message extends object>(
  message: v.GenericSchema<unknown, Message>,
): ParseFrame<Message> {
  function parseMessage(content: unknown, where: string): readonly [Message] | FrameProblem {
    const { success, output, issues } = v.safeParse(message, content, { abortEarly: true })
    if (success) return [output]
    const id = idIn(content)
    const problem = { code: 'bad-message', text: `${where}${sentence(issues[0])}` } as const
    return id === null ? problem : { ...problem, id }
  }

  return (text, longest = FRAME_BYTES) => {
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
    const messages: Message[] = []
    for (let index = 0; index < content.length; index++) {
      const parsed = parseMessage(content[index], `message ${index + 1} of ${content.length}: `)
      if (isFrameProblem(parsed)) return parsed
      messages.push(...parsed)
    }
    return messages
  }
}

function idIn(content: unknown): string | null {
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, 'id')) return null
  const id: unknown = Reflect.get(content, 'id')
  return v.is(commandId, id) ? id : null
}

/**
 * A client's reading of frames: their messages, without those of a kind that this version does not know; null when a
 * frame is not of this protocol, so that the connection is worth nothing.
 */
export function frameReader<Message>(
  known: Readonly<Record<string, v.GenericSchema<unknown, Message>>>,
): (text: string) => readonly Message[] | null {
  const message = pick('type', known)
  return (text) => {
    const content = fromJson(text)
    if (!Array.isArray(content)) return null
    const messages: Message[] = []
    for (const item of content) {
      if (!hasType(item)) return null
      if (!Object.hasOwn(known, item.type)) continue
      const { success, output } = v.safeParse(message, item, { abortEarly: true })
      if (!success) return null
      messages.push(output)
    }
    return messages
  }
}

function hasType(item: unknown): item is { readonly type: string } {
  return typeof item === 'object' && item !== null && typeof Reflect.get(item, 'type') === 'string'
}

/** What a text says as JSON; undefined, which JSON cannot say, when it is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
