/** What is looked for in the log; empty is anything. Days are those of the calendar here. */
export interface LogQuery {
  readonly actor: string
  readonly action: string
  readonly table: string
  readonly player: string
  readonly text: string
  readonly from: string
  readonly to: string
}

export const ANYTHING: LogQuery = { actor: '', action: '', table: '', player: '', text: '', from: '', to: '' }

const DAY_MILLIS = 86_400_000

/** As the server takes it, with the last day included. */
export function searchOf(query: LogQuery): URLSearchParams {
  const asked = new URLSearchParams()
  for (const name of ['actor', 'action', 'table', 'player', 'text'] as const) {
    const value = query[name].trim()
    if (value !== '') asked.set(name, value)
  }
  const from = momentOf(query.from)
  const to = momentOf(query.to)
  if (from !== null) asked.set('from', String(from))
  if (to !== null) asked.set('to', String(isDay(query.to) ? to + DAY_MILLIS : to))
  return asked
}

function isDay(text: string): boolean {
  return !text.includes('T')
}

/** What a date field holds, in the time of this place. */
function momentOf(text: string): number | null {
  if (text === '') return null
  const at = new Date(isDay(text) ? `${text}T00:00` : text).getTime()
  return Number.isNaN(at) ? null : at
}
