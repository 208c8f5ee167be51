import type { TableState } from '#engine/table/types'
import { tickingUntil } from '#web/senses/sounds/ticks'

/** How a table stands for one player, in as few kinds as a strip has room for. */
export interface Stand {
  readonly kind:
    | 'opening'
    | 'elsewhere'
    | 'paused'
    | 'bets'
    | 'turn'
    | 'question'
    | 'cut'
    | 'playing'
    | 'over'
  /** Something is decided without the player if nothing is done. */
  readonly waits: boolean
  /** Server time when the clock that concerns the player runs out. */
  readonly until: number | null
}

const WAITING = { decision: 'turn', insurance: 'question', offers: 'question', cut: 'cut' } as const

export function standOf(state: TableState | null, elsewhere: boolean, me: string): Stand {
  const quiet = (kind: Stand['kind']): Stand => ({ kind, waits: false, until: null })
  if (elsewhere) return quiet('elsewhere')
  if (state === null) return quiet('opening')
  if (state.paused !== null) return quiet('paused')
  const until = tickingUntil(state, me)
  const clock = state.clock?.for ?? 'bets'
  if (until !== null && clock !== 'bets') return { kind: WAITING[clock], waits: true, until }
  if (state.game.phase === 'betting') return { kind: 'bets', waits: false, until }
  return quiet(state.game.phase === 'over' ? 'over' : 'playing')
}
