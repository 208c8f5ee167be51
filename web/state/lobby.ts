import { create } from 'zustand'
import type { KnownLobby } from '#protocol/lobby/fold'

export const useLobby = create<{ readonly known: KnownLobby | null }>(() => ({ known: null }))

export function setLobby(known: KnownLobby | null): void {
  useLobby.setState({ known })
}
