import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { RoundCode, TableId } from '#engine/ids'

/** The stations of a command on its way through the house, and of the round that it was part of. */
export const STEPS = [
  'received',
  'waiting',
  'taken',
  'decided',
  'stored',
  'published',
  'answered',
  'ended',
] as const
export type Step = (typeof STEPS)[number]

/** Writes a command's way into the log, each line with the command's id. Cards and tokens are not facts of a step. */
export interface Tracer {
  step(step: Step, table: TableId, id: string, facts: Readonly<Record<string, string | number>>): void
  /** A round ended; the lines of its commands name it. */
  ended(table: TableId, round: RoundCode, facts: Readonly<Record<string, string | number>>): void
}

/** All commands where the log is at debug, else one in `oneIn`, always the same at every station; 0 is none. */
export function tracerOf(log: Logger, oneIn: number): Tracer | undefined {
  const all = log.isLevelEnabled('debug')
  if (!all && oneIn === 0) return undefined
  const write = (line: object) => (all ? log.debug(line, 'trace') : log.info(line, 'trace'))
  return {
    step(step, table, id, facts) {
      if (all || isChosen(id, oneIn)) write({ trace: id, step, table, ...facts })
    },
    ended: (table, round, facts) => write({ step: 'ended', table, round, ...facts }),
  }
}

function isChosen(id: string, oneIn: number): boolean {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % oneIn === 0
}
