import type { RoundCode } from '#engine/ids'
import { evolveTable } from '#engine/table/evolve'
import type { TableEvent, TableState } from '#engine/table/types'
import type { ProofRecord, ShoeProof } from '#server/audit/proof/document'
import type { ProofFindings } from '#server/audit/proof/findings'

/** A record with what it says; a face-down card is filled in where the shoe's order is known. */
export interface Step {
  readonly record: ProofRecord
  readonly event: TableEvent
  /** The code of the round that it belongs to. */
  readonly round: RoundCode | null
}

/** A step with the table right before and right after it. */
export interface Scene extends Step {
  readonly before: TableState
  readonly after: TableState
}

/** The events in the records; null if there is a text that is none. */
export function stepsOf({ start, records }: ShoeProof, findings: ProofFindings): readonly Step[] | null {
  const steps: Step[] = []
  let round = start.state.round?.code ?? null
  for (const record of records) {
    const event = eventIn(record)
    if (event === null) {
      findings.at(record.version, null)
      findings.wrong('its text is no event. Nothing could be replayed.')
      return null
    }
    if (event.type === 'roundBegan') round = event.code
    steps.push({ record, event, round })
  }
  return steps
}

function eventIn({ body }: ProofRecord): TableEvent | null {
  try {
    const event: unknown = JSON.parse(body)
    const isEvent =
      typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'
    return isEvent ? (event as TableEvent) : null
  } catch {
    return null
  }
}

/** Folds the steps; ends at the first one that cannot be folded. */
export function staged(start: TableState, steps: readonly Step[], findings: ProofFindings): readonly Scene[] {
  const scenes: Scene[] = []
  let before = start
  for (const step of steps) {
    const { record, event, round } = step
    findings.at(record.version, round)
    const after = folded(before, event)
    if (typeof after === 'string') {
      findings.wrong(`'${event.type}' cannot be folded (${after}). Nothing after it was replayed.`)
      break
    }
    scenes.push({ ...step, before, after })
    before = after
  }
  return scenes
}

function folded(before: TableState, event: TableEvent): TableState | string {
  try {
    const after = evolveTable(before, event)
    return isTable(after) ? after : 'it is no event of this game'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What folds an event that it does not know gives back something else than a game. */
function isTable({ game }: TableState): boolean {
  return typeof game === 'object' && game !== null && 'phase' in game && 'rules' in game
}
