import { isCard } from '#engine/cards/card'
import { isCents, LARGEST_CENTS } from '#engine/money/cents'
import { type Refusal, refuse, shown } from '#engine/round/refusal'

/** What no table could make sense of. Types do not protect from what comes from outside. */
export function bad(text: string): Refusal {
  return refuse('bad-input', text)
}

export function badPlayer(player: unknown): Refusal | null {
  return typeof player === 'string' && player !== ''
    ? null
    : bad('A player is named by a text that is not empty.')
}

export function badAmount(amount: unknown): Refusal | null {
  if (isCents(amount) && amount > 0) return null
  return bad(`A stake is a whole number of cents from 1 to ${LARGEST_CENTS}, not ${shown(amount)}.`)
}

export function badSwitch(name: string, value: unknown): Refusal | null {
  return typeof value === 'boolean' ? null : bad(`'${name}' is true or false, not ${shown(value)}.`)
}

export function badCard(card: unknown): Refusal | null {
  return isCard(card) ? null : bad(`'${shown(card)}' is no card: write one as in 'TD'.`)
}

export function badShoeRound(round: unknown): Refusal | null {
  if (Number.isSafeInteger(round) && (round as number) > 0) return null
  return bad(`Rounds of a shoe are counted from 1, not ${shown(round)}.`)
}
