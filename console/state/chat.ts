import { create } from 'zustand'
import type { ToSupervisor } from '#protocol/staff/to-supervisor'

type ChatMessage = ToSupervisor & { readonly type: 'chat' | 'chatLines' | 'chatHidden' | 'said' | 'notSaid' }
export type StaffRemark = (ToSupervisor & { readonly type: 'chatLines' })['lines'][number]
type Said = ToSupervisor & { readonly type: 'said' | 'notSaid' }

const MOST_REMARKS = 200
const NO_REMARKS: readonly StaffRemark[] = []

const useChat = create<{ readonly rooms: Readonly<Record<string, readonly StaffRemark[]>> }>(() => ({
  rooms: {},
}))
const waiting = new Map<string, (said: Said) => void>()

export function useRoom(room: string): readonly StaffRemark[] {
  return useChat(({ rooms }) => rooms[room] ?? NO_REMARKS)
}

/** Resolves once the house says whether the remark was said. */
export function awaitSaid(id: string): Promise<Said> {
  return new Promise((resolve) => waiting.set(id, resolve))
}

export function heardChat(message: ChatMessage): void {
  switch (message.type) {
    case 'chat': {
      const { type: _type, room, ...remark } = message
      return changeRoom(room, (remarks) =>
        [...remarks.filter((other) => other.line !== remark.line), remark].slice(-MOST_REMARKS),
      )
    }
    case 'chatLines':
      return changeRoom(message.room, () => message.lines)
    case 'chatHidden':
      return changeRoom(message.room, (remarks) => remarks.filter(({ line }) => line !== message.line))
    case 'said':
    case 'notSaid':
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
      return
    default:
      message satisfies never
  }
}

function changeRoom(room: string, change: (remarks: readonly StaffRemark[]) => readonly StaffRemark[]): void {
  useChat.setState(({ rooms }) => ({ rooms: { ...rooms, [room]: change(rooms[room] ?? NO_REMARKS) } }))
}
