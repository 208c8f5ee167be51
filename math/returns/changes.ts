import type { Family } from '#engine/kinds'
import { NUMBERS } from '#math/families'
import type { Setup } from '#math/numbers'
import { type Change, ChangeError, whole } from '#math/returns/change-values'

/** A rule to be tried out, as it is written. */
export interface RuleChange {
  readonly key: string
  readonly value: string
}

const MOST_DECKS = 32

/** The same game with some of its rules changed, one after another; `decks` is one of them. */
export function changedSetup(setup: Setup, changes: readonly RuleChange[]): Setup {
  return checked(changes.reduce<Setup>((before, change) => changedOnce(before, change), setup))
}

function checked<F extends Family>(setup: Setup<F>): Setup<F> {
  const problem = NUMBERS[setup.family].problem(setup.rules)
  if (problem !== null) throw new ChangeError(problem)
  return setup
}

function changedOnce<F extends Family>(setup: Setup<F>, { key, value }: RuleChange): Setup<F> {
  const numbers = NUMBERS[setup.family]
  if (key === 'decks') return numbers.setup(setup.rules, whole(1, MOST_DECKS)(value, key))
  return { ...setup, rules: changeOf(numbers.changes, setup.rules, key)(setup.rules, value, key) }
}

function changeOf<Rules extends { readonly id: string }>(
  changes: ReadonlyMap<string, Change<Rules>>,
  rules: Rules,
  key: string,
): Change<Rules> {
  const change = changes.get(key)
  if (change !== undefined) return change
  const known = ['decks', ...changes.keys()].join(', ')
  const why = Object.hasOwn(rules, key) ? `changes no return that is computed` : `is no rule of ${rules.id}`
  throw new ChangeError(`'${key}' ${why}; these can be tried: ${known}.`)
}
