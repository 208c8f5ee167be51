import { freshCards } from '#math/baccarat/composition'
import { BACCARAT_CHANGES } from '#math/returns/baccarat-changes'
import { BLACKJACK_CHANGES, blackjackProblem, type Change } from '#math/returns/blackjack-changes'
import { ChangeError, whole } from '#math/returns/change-values'
import type { Setup } from '#math/returns/types'

/** A rule to be tried out, as it is written. */
export interface RuleChange {
  readonly key: string
  readonly value: string
}

const MOST_DECKS = 32

/** The same game with some of its rules changed, one after another; `decks` is one of them. */
export function changedSetup(setup: Setup, changes: readonly RuleChange[]): Setup {
  const changed = changes.reduce(changedOnce, setup)
  const problem = changed.family === 'blackjack' ? blackjackProblem(changed.rules) : null
  if (problem !== null) throw new ChangeError(problem)
  return changed
}

function changedOnce(setup: Setup, { key, value }: RuleChange): Setup {
  if (key === 'decks') {
    const decks = whole(1, MOST_DECKS)(value, key)
    return setup.family === 'blackjack' ? { ...setup, decks } : { ...setup, unseen: freshCards(decks) }
  }
  switch (setup.family) {
    case 'blackjack':
      return { ...setup, rules: changeOf(BLACKJACK_CHANGES, setup.rules, key)(setup.rules, value, key) }
    case 'baccarat':
      return { ...setup, rules: changeOf(BACCARAT_CHANGES, setup.rules, key)(setup.rules, value, key) }
    default:
      return setup satisfies never
  }
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
