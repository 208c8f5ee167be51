import { useEffect, useRef, useState } from 'react'
import type { UnplayedReason } from '#engine/round/refusal'
import { useMe } from '#web/state/person'
import { onTableEvents } from '#web/state/tables'
import type { StakeView } from '#web/table/blackjack/spots/stake-view'

/** Chips that were not taken when betting closed, and why (FL-3). */
export interface RefusedStake {
  readonly stake: StakeView
  readonly why: UnplayedReason
}

const SHOWN_MILLIS = 4_000

/** What was refused stays in sight for a moment, with its reason. `stakes` are those that lie there now. */
export function useRefused(table: string, stakes: readonly StakeView[]): readonly RefusedStake[] {
  const me = useMe()
  const [refused, setRefused] = useState<readonly RefusedStake[]>([])
  const lying = useRef(stakes)
  useEffect(() => {
    lying.current = stakes
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onTableEvents((at, events) => {
      if (at !== table) return
      for (const event of events) {
        if (event.type !== 'closed') continue
        const before = lying.current.filter(({ mine, outcome }) => mine && outcome === null)
        setRefused(
          before.flatMap((stake) => {
            const found = event.refused.find(
              (other) =>
                other.player === me &&
                other.bet === stake.bet &&
                'seat' in other &&
                other.seat === stake.seat &&
                other.behind === stake.behind,
            )
            return found === undefined ? [] : [{ stake: { ...stake, least: null }, why: found.reason }]
          }),
        )
        clearTimeout(timer)
        timer = setTimeout(() => setRefused([]), SHOWN_MILLIS)
      }
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [table, me])
  return refused
}
