import type { LobbyTable } from '#protocol/lobby/table'
import type { FamilyParts } from '#web/families/parts'
import { type Match, nameOf } from '#web/good-roads/matches'
import type { Words } from '#web/i18n/language'
import type { LobbyPart } from '#web/lobby/part'

/** A streak is worth a word from here on. */
const LONG_STREAK = 3

/** `Speed Baccarat Capri` stands where the game is named anyway: it is `Capri` there. */
export function ownName({ name, game }: LobbyTable, games: Words['games']): string {
  const { short } = games[game]
  return name.startsWith(`${short} `) ? name.slice(short.length + 1) : name
}

/** Server time when the betting ends, where its clock runs. */
export function bettingUntil({ phase, clock, paused }: LobbyTable): number | null {
  return paused === null && phase === 'betting' && clock?.for === 'bets' ? clock.until : null
}

/** What happens at a table, in two or three words. */
export function stateWords(
  { phase, clock, paused }: LobbyTable,
  { dealing }: Pick<LobbyPart, 'dealing'>,
  words: Words['lobby'],
): string {
  const { states } = words
  if (paused !== null) return states.paused
  if (clock?.for === 'cut') return states.cut
  switch (phase) {
    case 'betting':
      return states.open
    case 'dealing':
      return states[dealing]
    case 'turns':
    case 'dealer':
      return states.hand
    case 'insurance':
      return states.insurance
    case 'bonus':
      return states.bonus
    case 'over':
      return states.over
    default:
      return phase satisfies never
  }
}

/** What speaks for a table now: a good road, a streak, or room to sit. */
export function noteWords(
  table: LobbyTable,
  { sides: named, lobby }: Pick<FamilyParts, 'sides' | 'lobby'>,
  matches: readonly Match[],
  words: Words,
): string | null {
  const { streak } = table
  const sides = named?.(words) ?? null
  const [match] = matches
  if (sides === null) return lobby.room(table, words.lobby)
  if (match !== undefined) return nameOf(match, sides)
  return streak !== null && streak.length >= LONG_STREAK ? sides.streak[streak.of](streak.length) : null
}
