import type { TableMeter } from '#server/operations/meters'
import type { Tracer } from '#server/operations/tracer'
import type { Batch } from '#server/tables/batch'
import type { Letter } from '#server/tables/mailbox'
import type { Answer, Order } from '#server/tables/ports'

/** Who watches a table, if anybody does. */
export interface Watchers {
  readonly meter?: TableMeter | undefined
  readonly tracer?: Tracer | undefined
}

export function noteWaiting({ tracer }: Watchers, table: string, { id }: Order, letters: number): void {
  tracer?.step('waiting', table, id, { letters })
}

export function noteTaken({ tracer }: Watchers, table: string, letters: readonly Letter[]): void {
  if (tracer === undefined) return
  for (const { order } of letters) tracer.step('taken', table, order.id, { together: letters.length })
}

export function noteDecided(
  { tracer }: Watchers,
  { table, state }: Batch,
  { id }: Order,
  answer: Answer,
): void {
  tracer?.step('decided', table, id, { answer: wordOf(answer), round: state.round?.code ?? '' })
}

export function noteStored({ meter, tracer }: Watchers, batch: Batch, millis: number): void {
  meter?.stored(batch, millis)
  if (tracer === undefined) return
  const { table, version } = batch
  for (const { order } of batch.answers) {
    tracer.step('stored', table, order.id, { version, commitMillis: rounded(millis) })
  }
  for (const { code, outcome, lastVersion } of batch.ended) {
    tracer.ended(table, code, { outcome, version: lastVersion })
  }
}

export function notePublished({ tracer }: Watchers, { table, version, answers, events }: Batch): void {
  if (tracer === undefined || events.length === 0) return
  for (const { order } of answers) tracer.step('published', table, order.id, { version })
}

export function wordOf(answer: Answer): string {
  return answer.ok ? 'ok' : answer.reason
}

export function rounded(millis: number): number {
  return Math.round(millis * 1_000) / 1_000
}
