/** A range of the calendar: whole days of the player's own zone, both ends in it; null is open. */
export interface Range {
  readonly from: string | null
  readonly to: string | null
}

export const PRESETS = ['today', 'yesterday', 'week', 'month', 'all', 'own'] as const
export type Preset = (typeof PRESETS)[number]

const DAY_MILLIS = 86_400_000
const WEEK_DAYS = 7
const MONTH_DAYS = 30

/** The date of a moment, as `2026-01-31`, where the player is. */
export function dayOf(at: number, zone: string): string {
  // Swedes write dates as the standard does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)
}

/** So many days after a date, or before it. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLIS).toISOString().slice(0, 10)
}

export function rangeOf(preset: Exclude<Preset, 'own'>, today: string): Range {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) }
    case 'week':
      return { from: daysAfter(today, 1 - WEEK_DAYS), to: today }
    case 'month':
      return { from: daysAfter(today, 1 - MONTH_DAYS), to: today }
    case 'all':
      return { from: null, to: null }
    default:
      return preset satisfies never
  }
}

/** The other way round if need be: nobody means an empty range. */
export function ordered({ from, to }: Range): Range {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** A route of the history with its range and whatever else is asked for. */
export function addressOf(
  path: string,
  { from, to }: Range,
  zone: string,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const query = new URLSearchParams({ zone })
  for (const [name, value] of Object.entries({ from, to, ...more })) {
    if (value !== null && value !== '') query.set(name, value)
  }
  return `${path}?${query}`
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
