import { create } from 'zustand'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'

type ChatMessage = ToSupervisor & { readonly type: 'chat' | 'chatLines' | 'chatHidden' | 'said' | 'notSaid' }
export type StaffChatLine = (ToSupervisor & { readonly type: 'chatLines' })['lines'][number]
type Said = ToSupervisor & { readonly type: 'said' | 'notSaid' }

const MOST_LINES = 200
const NO_LINES: readonly StaffChatLine[] = []

const useChat = create<{ readonly rooms: Readonly<Record<string, readonly StaffChatLine[]>> }>(() => ({
  rooms: {},
}))
const waiting = new Map<string, (said: Said) => void>()

export function useRoom(room: string): readonly StaffChatLine[] {
  return useChat(({ rooms }) => rooms[room] ?? NO_LINES)
}

/** Resolves once the house says whether the line was said. */
export function awaitSaid(id: string): Promise<Said> {
  return new Promise((resolve) => waiting.set(id, resolve))
}

export function heardChat(message: ChatMessage): void {
  switch (message.type) {
    case 'chat': {
      const { type: _type, room, ...line } = message
      return changeRoom(room, (lines) =>
        [...lines.filter((other) => other.line !== line.line), line].slice(-MOST_LINES),
      )
    }
    case 'chatLines':
      return changeRoom(message.room, () => message.lines)
    case 'chatHidden':
      return changeRoom(message.room, (lines) => lines.filter(({ line }) => line !== message.line))
    case 'said':
    case 'notSaid':
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
      return
    default:
      message satisfies never
  }
}

function changeRoom(
  room: string,
  change: (lines: readonly StaffChatLine[]) => readonly StaffChatLine[],
): void {
  useChat.setState(({ rooms }) => ({ rooms: { ...rooms, [room]: change(rooms[room] ?? NO_LINES) } }))
}
