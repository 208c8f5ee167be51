import * as v from 'valibot'
import { pick } from '#protocol/wire/choose'
import { fromJson } from '#protocol/wire/frames'

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
