import type { TableState } from '#engine/table/types'

/** What a command says of whom and where it means. */
export interface Named {
  readonly do: string
  readonly seat?: number
  readonly bet?: string
  readonly behind?: boolean
  readonly player?: string
}

/** Whether somebody's command is in time and in turn, as the rules say and not as the engine does. */
export type Opinion<Of = TableState> = (of: Of, me: string, command: Named) => boolean

/** By the command; of what is not there, any time is the time. */
export type Opinions<Of = TableState> = Readonly<Record<string, Opinion<Of>>>
