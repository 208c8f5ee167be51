import { create } from 'zustand'
import { winningsAt } from '#web/multi/money/at-stake'
import { useMe, usePerson } from '#web/state/person'
import { type Place, useTables } from '#web/state/tables'

/** MP-6: what was won at all tables since the panel was first opened in this page, by whom. */
interface Winnings {
  readonly player: string
  readonly cents: number
}

const useWinnings = create<Winnings>(() => ({ player: '', cents: 0 }))

export function useTotalWon(): number {
  const me = useMe()
  return useWinnings((winnings) => wonBy(me, winnings))
}

/** Whoever signs in has won nothing of what somebody else did. */
export function wonBy(me: string, { player, cents }: Winnings): number {
  return player === me ? cents : 0
}

/** Rounds that are counted: each table's newest. */
const counted = new Map<string, string>()
let isFollowing = false

/** From now on every round that ends at a table of this window is counted, once. */
export function followWinnings(): void {
  if (isFollowing) return
  isFollowing = true
  // What is over already was won before.
  for (const [table, { tracked }] of Object.entries(useTables.getState().places)) {
    const round = tracked?.state.round
    if (tracked?.state.game.phase === 'over' && round != null) counted.set(table, round.code)
  }
  useTables.subscribe(({ places }, before) => {
    for (const [table, place] of Object.entries(places)) {
      if (place !== before.places[table]) count(table, place)
    }
  })
}

function count(table: string, { tracked }: Place): void {
  const round = tracked?.state.round
  if (tracked === null || round == null || tracked.state.game.phase !== 'over') return
  if (counted.get(table) === round.code) return
  counted.set(table, round.code)
  const me = usePerson.getState().person?.player ?? ''
  const won = winningsAt(tracked.state, me)
  if (won === 0) return
  useWinnings.setState((before) => ({ player: me, cents: wonBy(me, before) + won }))
}
