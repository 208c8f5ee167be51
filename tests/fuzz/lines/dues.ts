import type { Role } from '#tests/fuzz/contract/grammar'
import type { Spoken } from '#tests/fuzz/contract/reading'

/** What one right message brings back. */
export type Due =
  /** At once and in its turn: a pong, or an error. */
  | { readonly due: 'at once'; readonly what: string }
  /** How a table stands, before anything else that was asked later. */
  | { readonly due: 'view'; readonly table: string }
  | { readonly due: 'picture'; readonly of: 'lobby' | 'floor' }
  /** Nothing more is owed of it. */
  | { readonly due: 'no view'; readonly table: string }
  | { readonly due: 'no picture'; readonly of: 'lobby' | 'floor' }
  /** When it was looked at: an answer to a command, to a line of chat, or a room. */
  | { readonly due: 'answer' | 'line' | 'room' }
  | { readonly due: 'nothing' }

export function pong(at: unknown): string {
  return `pong ${at}`
}

export function error(code: string, id: string | null | undefined): string {
  return `error ${code} ${id ?? '-'}`
}

/** By the page's words for each message, whoever of the role sends it. */
export function dueOf(role: Role, message: Spoken, isTable: (id: string) => boolean): Due {
  const { type, id } = message
  const place = type === 'say' && role === 'player' ? undefined : (message.table ?? message.room)
  const strange = [place, ...(message.tables ?? [])].find((table) => table !== undefined && !isTable(table))
  if (strange !== undefined) return { due: 'at once', what: error('unknown-table', id) }
  switch (type) {
    case 'ping':
      return { due: 'at once', what: pong(message.at) }
    case 'join':
      return { due: 'view', table: place ?? '' }
    case 'leave':
      return { due: 'no view', table: place ?? '' }
    case 'lobby':
      return { due: message.level === 'off' ? 'no picture' : 'picture', of: 'lobby' }
    case 'floor':
      return { due: message.on === true ? 'picture' : 'no picture', of: 'floor' }
    case 'do':
    case 'approve':
    case 'acknowledge':
    case 'announce':
      return { due: 'answer' }
    case 'say':
      return { due: 'line' }
    case 'support':
      return { due: 'room' }
    case 'chat':
      return { due: 'nothing' }
    default:
      throw new Error(`Nobody knows what '${type}' brings.`)
  }
}
