import { create } from 'zustand'
import type { ToPlayer } from '#protocol/player/to-player'

type ChatMessage = ToPlayer & {
  readonly type: 'chat' | 'chatLines' | 'chatHidden' | 'said' | 'notSaid' | 'muted'
}
export type Remark = (ToPlayer & { readonly type: 'chatLines' })['lines'][number]

interface Room {
  readonly remarks: readonly Remark[]
  readonly unread: number
}

interface Chat {
  readonly rooms: Readonly<Record<string, Room>>
  /** The house does not let this player write; null is: it does. */
  readonly muted: { readonly until: number | null; readonly text: string } | null
}

const MOST_REMARKS = 200
const EMPTY: Room = { remarks: [], unread: 0 }

export const useChat = create<Chat>(() => ({ rooms: {}, muted: null }))

export function useRoom(room: string): Room {
  return useChat(({ rooms }) => rooms[room] ?? EMPTY)
}

type Said = ToPlayer & { readonly type: 'said' | 'notSaid' }
const waiting = new Map<string, (said: Said) => void>()

/** Resolves once the house says whether the remark was said. */
export function awaitSaid(id: string): Promise<Said> {
  return new Promise((resolve) => waiting.set(id, resolve))
}

export function markRead(room: string): void {
  changeRoom(room, (known) => ({ ...known, unread: 0 }))
}

export function heardChat(message: ChatMessage): void {
  switch (message.type) {
    case 'chat': {
      const { type: _type, room, ...remark } = message
      return changeRoom(room, ({ remarks, unread }) => ({
        remarks: [...remarks.filter((other) => other.line !== remark.line), remark].slice(-MOST_REMARKS),
        unread: remark.own ? unread : unread + 1,
      }))
    }
    case 'chatLines':
      return changeRoom(message.room, () => ({ remarks: message.lines, unread: message.unread }))
    case 'chatHidden':
      return changeRoom(message.room, (known) => ({
        ...known,
        remarks: known.remarks.filter(({ line }) => line !== message.line),
      }))
    case 'muted':
      useChat.setState({ muted: message.on ? { until: message.until, text: message.text } : null })
      return
    case 'said':
    case 'notSaid':
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
      return
    default:
      message satisfies never
  }
}

function changeRoom(room: string, change: (room: Room) => Room): void {
  useChat.setState(({ rooms }) => ({ rooms: { ...rooms, [room]: change(rooms[room] ?? EMPTY) } }))
}
