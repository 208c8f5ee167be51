import type { FromPlayer } from '#protocol/player/from-player'
import { Dice } from '#tests/dice'
import type { Target } from '#tests/fuzz/lines/line'
import type { Tally } from '#tests/fuzz/tally'

type Order = FromPlayer & { readonly type: 'do' }

/** What the fuzz knows of the house, and where it notes what it finds. */
export interface Mission {
  readonly target: Target
  readonly seed: number
  readonly tally: Tally
  /** Where honest people play. */
  readonly tables: readonly string[]
  /** Players who mean no harm. */
  readonly victims: readonly string[]
  /** What they ordered lately, as they sent it. */
  readonly overheard: readonly Order[]
  /** Codes of rounds that are played. */
  readonly rounds: () => readonly string[]
}

/** Streams of chance that do not touch each other. */
export function diceFor(seed: number, kind: string, part: number): Dice {
  let mixed = seed
  for (const letter of `${kind}/${part}`) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return new Dice(mixed + 1)
}
