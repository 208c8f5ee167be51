import { randomInt } from 'node:crypto'
import type { PlayerId, SessionId, TableId } from '#engine/ids'

/** The numbers by which the regulator knows a player's time at a table (TP-12). */
export interface SessionNumbers {
  readonly session: SessionId
  readonly participation: string
}

export interface SessionRequest {
  readonly player: PlayerId
  readonly table: TableId
  readonly at: number
}

/** Numbers that were given and not used stand for nothing: no money is ever moved to them. */
export interface RegulatorPort {
  open(request: SessionRequest): Promise<SessionNumbers>
  /** Told once more when it may not have been heard. */
  close(numbers: SessionNumbers, at: number): Promise<void>
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const LENGTH = 16

/** Where no regulator is connected the house numbers sessions itself, in the shape that theirs have. */
export const LOCAL_REGULATOR: RegulatorPort = {
  open: async () => ({ session: newNumber(), participation: newNumber() }),
  close: async () => undefined,
}

function newNumber(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
