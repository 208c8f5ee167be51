import type { Due, Listed, Spot } from '#server/audit/results/due'

/** What the list of a round's results has other than the cards say, bet by bet. */
export function listProblems(due: readonly Due[], listed: readonly Listed[]): readonly string[] {
  const open = new Map(due.map((bet) => [keyOf(bet), bet]))
  const problems: string[] = []
  for (const result of listed) {
    const key = keyOf(result)
    const bet = open.get(key)
    open.delete(key)
    const problem = bet === undefined ? strange(result) : difference(bet, result)
    if (problem !== null) problems.push(problem)
  }
  for (const bet of open.values()) problems.push(`${named(bet)} has no result; ${saysOf(bet)}`)
  return problems
}

function keyOf({ player, bet, seat = 0, hand = 0, behind = false }: Partial<Spot>): string {
  return `${seat}/${hand}/${behind}/${bet}/${player}`
}

function strange(result: Listed): string {
  return `${named(result)} was paid ${paidOf(result)}, and no such bet is due`
}

function difference(due: Due, listed: Listed): string | null {
  const { cash, golden, free = 0 } = listed
  if (cash !== due.cash || golden !== due.golden || free !== due.free) {
    return `${named(due)} is listed with ${stakeOf({ cash, golden, free })} on it; ${stakeOf(due)} were staked`
  }
  const same =
    listed.outcome === due.outcome && listed.paid === due.paid && listed.goldenBack === due.goldenBack
  return same ? null : `${named(due)} was paid ${paidOf(listed)}; ${saysOf(due)}`
}

function saysOf(due: Due): string {
  return `the cards say ${paidOf(due)}${due.by === '' ? '' : `: ${due.by}`}`
}

/** `ann's main, behind, at seat 3, hand 2`. */
export function named({ player, bet = '', seat = 0, hand = 0, behind }: Partial<Spot>): string {
  const place = seat === 0 ? '' : ` at seat ${seat}${hand === 0 ? '' : `, hand ${hand + 1},`}`
  return `${player}'s ${bet}${behind ? ' behind' : ''}${place}`
}

type Paid = Pick<Listed, 'paid' | 'goldenBack' | 'outcome'>

export function paidOf({ paid, goldenBack, outcome }: Paid): string {
  return `${paid}${goldenBack === 0 ? '' : ` and ${goldenBack} golden`} (${outcome})`
}

export function stakeOf({ cash, golden, free }: Pick<Due, 'cash' | 'golden' | 'free'>): string {
  return `${cash}${golden === 0 ? '' : ` and ${golden} golden`}${free === 0 ? '' : ` and ${free} free`}`
}
