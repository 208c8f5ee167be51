import { type EntryOf, GAMES, type GameId, type IdOf } from '#engine/games'
import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import { agreement } from '#math/returns/agreement'
import type { BetReturn, Figures } from '#math/returns/types'

/** Figures of the house's own rules beside what the rulebook prints. */
export function besideDocumented(id: GameId, bet: string, figures: Figures): BetReturn {
  const printed = printedOf(GAMES[id])
  const documented = printed.documented[bet] ?? null
  const designed = printed.designed?.[bet]
  const held = documented === null ? null : agreement(figures.rtp, documented)
  const note = [printed.remarks?.[bet]?.(figures.rtp) ?? cutOff(held, figures.rtp), figures.note].filter(
    (part) => part !== undefined,
  )
  return {
    ...figures,
    documented,
    ...(designed === undefined ? {} : { designed }),
    agrees: held === null ? null : held !== 'differs',
    ...(note.length === 0 ? {} : { note: note.join(' ') }),
  }
}

interface Printed {
  readonly documented: Readonly<Record<string, number | undefined>>
  readonly designed: Readonly<Record<string, number | undefined>> | undefined
  readonly remarks: Readonly<Record<string, ((rtp: number) => string) | undefined>> | undefined
}

function printedOf<F extends Family>({ family, rules }: EntryOf<F>): Printed {
  const id: IdOf<F> = rules.id
  const { documented, designed, remarks } = NUMBERS[family]
  return { documented: documented[id], designed: designed[id], remarks: remarks[id] }
}

/** Figures of rules that no rulebook has. */
export function withoutDocumented(figures: Figures): BetReturn {
  return { ...figures, documented: null, agrees: null }
}

function cutOff(held: ReturnType<typeof agreement> | null, rtp: number): string | undefined {
  return held === 'cut'
    ? `The rulebook cuts ${(100 * rtp).toFixed(3)} % off after two digits instead of rounding it.`
    : undefined
}
