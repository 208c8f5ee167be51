import { create } from 'zustand'

export type ConnectionState = 'opening' | 'open' | 'lost'

interface Connection {
  readonly state: ConnectionState
  readonly since: number
}

export const useConnection = create<Connection>(() => ({ state: 'opening', since: Date.now() }))

export function setConnection(state: ConnectionState): void {
  if (useConnection.getState().state !== state) useConnection.setState({ state, since: Date.now() })
}
