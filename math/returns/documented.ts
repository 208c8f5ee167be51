import { type EntryOf, GAMES, type GameId, type IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import { agreement } from '#math/returns/agreement'
import type { BetReturn, Figures } from '#math/returns/types'

/** Returns that the house has set by its own weights (MF-22). */
const DESIGNED: Readonly<Partial<Record<GameId, Readonly<Record<string, number | undefined>>>>> = {
  'mega-fire-blaze': { fireBlaze: 0.973 },
}

/** Figures of the house's own rules beside what the rulebook prints. */
export function besideDocumented(id: GameId, bet: string, figures: Figures): BetReturn {
  const documented = documentedOf(GAMES[id])[bet] ?? null
  const designed = DESIGNED[id]?.[bet]
  const held = documented === null ? null : agreement(figures.rtp, documented)
  const note = [remark(id, bet, held, figures.rtp), figures.note].filter((part) => part !== undefined)
  return {
    ...figures,
    documented,
    ...(designed === undefined ? {} : { designed }),
    agrees: held === null ? null : held !== 'differs',
    ...(note.length === 0 ? {} : { note: note.join(' ') }),
  }
}

function documentedOf<F extends Family>({
  family,
  rules,
}: EntryOf<F>): Readonly<Record<string, number | undefined>> {
  const id: IdOf<F> = rules.id
  return NUMBERS[family].documented[id]
}

/** Figures of rules that no rulebook has. */
export function withoutDocumented(figures: Figures): BetReturn {
  return { ...figures, documented: null, agrees: null }
}

function remark(
  id: GameId,
  bet: string,
  held: ReturnType<typeof agreement> | null,
  rtp: number,
): string | undefined {
  if (id === 'mega-fire-blaze' && bet === 'main') {
    return `The rulebook's 97.30 % cannot be this bet's: best play returns ${percent(rtp, 3)} % (MF-22).`
  }
  if (id === 'mega-fire-blaze' && bet === 'fireBlaze') {
    return 'The rulebook gives no weights for the bonus: the house has set them for a return of 97.30 % (MF-22).'
  }
  if (held === 'cut')
    return `The rulebook cuts ${percent(rtp, 3)} % off after two digits instead of rounding it.`
  return undefined
}

function percent(share: number, digits: number): string {
  return (100 * share).toFixed(digits)
}
