import type * as v from 'valibot'

/** The engine's commands as players send them: who the player is, the server knows. */
export type Sent<Command> = Command extends { readonly player: string } ? Omit<Command, 'player'> : never

/** What the players of a family's games say. */
export interface Spoken<Command extends { readonly do: string }> {
  readonly commands: Readonly<Record<Command['do'], v.GenericSchema<unknown, Command>>>
  /** Chips and decisions: who gives them means the round that they see. */
  readonly ofRound: readonly Command['do'][]
  /** Its bets lie on seats. */
  readonly seated: boolean
}
