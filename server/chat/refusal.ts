import type { ChatReason } from '#protocol/chat'

/** Why a line is not said: a stable code, and a sentence that says what was wrong and what to do. */
export interface ChatRefusal {
  readonly reason: ChatReason
  readonly text: string
}

export function isRefused(value: object): value is ChatRefusal {
  return 'reason' in value
}

export function refuse(reason: ChatReason, text: string): ChatRefusal {
  return { reason, text }
}
