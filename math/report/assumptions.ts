import { GAMES } from '#engine/games'
import { NUMBERS } from '#math/families'
import { list, type Section } from '#math/report/html'
import type { Study } from '#math/report/study'

/** What the figures rest on, with the ids of the rules. */
const GENERAL: readonly string[] = [
  'A round is dealt from a full, fairly shuffled shoe of the decks given (SH-1). Burned cards and the cut card do not change what a round returns on average, since nobody knows them (SH-2, SH-5).',
  'Returns are per unit staked and count a stake that comes back; a push returns it (MO-3). Odds are exact fractions; what small stakes lose to rounding down to the cent is not in the figures (MO-2).',
  'Agreement means: equal to the hundredth of a per cent, rounded as rulebooks print it, or cut off after it where a note says so.',
]

/** `rules` are those that decide a main bet, as a table. */
export function assumptions(studies: readonly Study[], rules: string): Section {
  const families = new Set(studies.map(({ id }) => GAMES[id].family))
  const items = [...GENERAL, ...[...families].flatMap((family) => NUMBERS[family].assumptions)]
  return { id: 'assumptions', title: 'Assumptions', body: `${list(items)}\n${rules}` }
}
