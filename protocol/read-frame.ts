import * as v from 'valibot'
import { pick } from '#protocol/choose'
import { fromJson } from '#protocol/json'
import { TO_PLAYER, type ToPlayer } from '#protocol/to-player'

const { done, refused, ...others } = TO_PLAYER
const known: Readonly<Record<string, v.GenericSchema<unknown, ToPlayer>>> = {
  ...others,
  answer: v.variant('ok', [done, refused]),
}
const message = pick('type', known)

/**
 * The client's reading of a frame: its messages, without those of a kind that this version does not know; null
 * when it is not of this protocol, so that the connection is worth nothing.
 */
export function readFrame(text: string): readonly ToPlayer[] | null {
  const content = fromJson(text)
  if (!Array.isArray(content)) return null
  const messages: ToPlayer[] = []
  for (const item of content) {
    if (!hasType(item)) return null
    if (!Object.hasOwn(known, item.type)) continue
    const { success, output } = v.safeParse(message, item, { abortEarly: true })
    if (!success) return null
    messages.push(output)
  }
  return messages
}

function hasType(item: unknown): item is { readonly type: string } {
  return typeof item === 'object' && item !== null && typeof Reflect.get(item, 'type') === 'string'
}
