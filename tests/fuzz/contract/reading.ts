import { fitsMessage, isCommandId, type Role } from '#tests/fuzz/contract/grammar'
import { isPlain } from '#tests/fuzz/contract/leaves'

const MOST_MESSAGES = 64

/** A message that is right as far as its form goes. */
export interface Spoken {
  readonly type: string
  readonly id?: string
  readonly table?: string
  readonly room?: string
  readonly tables?: readonly string[]
  readonly [field: string]: unknown
}

/** What is wrong with a frame: its code, and the id of the wrong message where that has one. */
export interface Wrong {
  readonly code: 'bad-frame' | 'bad-message'
  readonly id: string | null
}

export function isWrong(reading: readonly Spoken[] | Wrong): reading is Wrong {
  return 'code' in reading
}

/** A frame as the page says that it must be taken: all of its messages, or none. */
export function readingOf(role: Role, text: string): readonly Spoken[] | Wrong {
  const content = parsed(text)
  if (content === undefined) return { code: 'bad-frame', id: null }
  const messages: readonly unknown[] = Array.isArray(content) ? content : [content]
  if (messages.length < 1 || messages.length > MOST_MESSAGES) return { code: 'bad-frame', id: null }
  const wrong = messages.find((message) => !fitsMessage[role](message))
  if (wrong === undefined && !messages.includes(undefined)) return messages as readonly Spoken[]
  const id = isPlain(wrong) && Object.hasOwn(wrong, 'id') && isCommandId(wrong.id) ? String(wrong.id) : null
  return { code: 'bad-message', id }
}

/** As it arrives: half of a pair of surrogates is no character on the wire. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text).toString())
  } catch {
    return undefined
  }
}
