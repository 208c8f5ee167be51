import type { TableMeter } from '#server/operations/meters'
import type { Tracer } from '#server/operations/tracer'
import type { Batch } from '#server/tables/batch'
import type { StaffAnswer } from '#server/tables/ports'

/** Who watches a table, if anybody does. */
export interface Watchers {
  readonly meter?: TableMeter | undefined
  readonly tracer?: Tracer | undefined
}

interface Sent {
  readonly id: string
}

export function noteWaiting({ tracer }: Watchers, table: string, id: string, letters: number): void {
  tracer?.step('waiting', table, id, { letters })
}

export function noteTaken({ tracer }: Watchers, table: string, letters: readonly Sent[]): void {
  if (tracer === undefined) return
  for (const { id } of letters) tracer.step('taken', table, id, { together: letters.length })
}

export function noteDecided(
  { tracer }: Watchers,
  { table, state }: Batch,
  id: string,
  answer: StaffAnswer,
): void {
  tracer?.step('decided', table, id, { answer: wordOf(answer), round: state.round?.code ?? '' })
}

export function noteStored({ meter, tracer }: Watchers, batch: Batch, millis: number): void {
  meter?.stored(batch, millis)
  if (tracer === undefined) return
  const { table, version } = batch
  for (const { id } of batch.answers) {
    tracer.step('stored', table, id, { version, commitMillis: rounded(millis) })
  }
  for (const { code, outcome, lastVersion } of batch.ended) {
    tracer.ended(table, code, { outcome, version: lastVersion })
  }
}

export function notePublished({ tracer }: Watchers, { table, version, answers, events }: Batch): void {
  if (tracer === undefined || events.length === 0) return
  for (const { id } of answers) tracer.step('published', table, id, { version })
}

export function wordOf(answer: StaffAnswer): string {
  return answer.ok ? 'ok' : answer.reason
}

export function rounded(millis: number): number {
  return Math.round(millis * 1_000) / 1_000
}
