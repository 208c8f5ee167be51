import type { ReadyAnswer } from '#protocol/http'
import type { SelfCheckAnswer } from '#protocol/http/operations'
import type { Floor } from '#server/tables/floor'

/** Whether players may come: the store answers, every table runs, the code is what it should be. */
export async function readiness(
  ping: () => Promise<void>,
  { tables, closed }: Floor,
  { ok: isTrusted, version, digest, text: verdict }: SelfCheckAnswer,
): Promise<ReadyAnswer> {
  const store = await ping().then(
    () => true,
    () => false,
  )
  const troubled = [...tables.values()].filter(({ trouble }) => trouble !== null).length
  const running = tables.size - troubled
  const ok = store && troubled === 0 && closed.length === 0 && isTrusted
  const text = ok ? `${running} tables run.` : isTrusted ? notReady(troubled, tables.size, closed) : verdict
  return { ok, store, tables: running, text, version, digest }
}

function notReady(troubled: number, of: number, closed: readonly string[]): string {
  if (closed.length > 0)
    return `Closed because their log cannot be trusted: ${closed.join(', ')}. See the log.`
  return `${troubled} of ${of} tables wait for the store.`
}
