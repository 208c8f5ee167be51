import { isDealing, type Standing } from '#console/dealer/standing'
import { nextStep, wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'

/** What the large button orders; what it stands for while there is nothing to order. */
export type MainAction = 'signOn' | 'openShoe' | 'changeShoe' | 'openBetting' | 'closeBetting' | 'resume'
export type MainWait = 'scan' | 'wait' | 'cards' | 'supervisor' | 'watch' | 'closed'

export interface Actions {
  readonly main:
    | { readonly does: MainAction; readonly waits: null }
    | { readonly does: null; readonly waits: MainWait }
  /** By hand: a card, or the decks of the coming shoe. */
  readonly byHand: { readonly what: 'card' | 'decks'; readonly on: boolean }
  readonly shoe: { readonly what: 'lastHand' | 'offerCut'; readonly on: boolean; readonly announced: boolean }
  readonly call: boolean
  readonly signOff: boolean
  readonly handOver: boolean
}

/** What can be ordered now. The buttons keep their places, whatever can be. */
export function actionsAt(state: TableState, standing: Standing): Actions {
  const step = nextStep(state)
  const isOn = isDealing(standing)
  const isStill = state.paused !== null
  const isBetweenShoes = state.shoe === null
  const isAnnounced = state.shoe !== null && state.shoe.cutCardSeat !== null
  const wantsCard = wantedCard(state) !== null && (!isStill || step.do === 'solve')
  return {
    main: mainAt(state, standing),
    byHand: isBetweenShoes
      ? { what: 'decks', on: isOn && step.do === 'openShoe' }
      : { what: 'card', on: isOn && wantsCard },
    shoe: isBetweenShoes
      ? { what: 'offerCut', on: isOn && step.do === 'openShoe', announced: false }
      : { what: 'lastHand', on: isOn && !isStill && !isAnnounced, announced: isAnnounced },
    call: isOn && !isStill,
    signOff: isOn && !isPlayed(state),
    handOver: standing === 'dealing',
  }
}

/** Nothing is ordered while the server is out of reach: nobody knows when it would be done. */
export function withoutLine(actions: Actions): Actions {
  return {
    main: { does: null, waits: 'wait' },
    byHand: { ...actions.byHand, on: false },
    shoe: { ...actions.shoe, on: false },
    call: false,
    signOff: false,
    handOver: false,
  }
}

function mainAt(state: TableState, standing: Standing): Actions['main'] {
  if (standing === 'free' || standing === 'relief') return { does: 'signOn', waits: null }
  if (standing === 'other') return { does: null, waits: 'watch' }
  const { do: step } = nextStep(state)
  switch (step) {
    case 'signOn':
    case 'openShoe':
    case 'changeShoe':
    case 'openBetting':
      return { does: step, waits: null }
    case 'waitForBets':
      return { does: 'closeBetting', waits: null }
    case 'solve':
      return { does: 'resume', waits: null }
    case 'card':
      return { does: null, waits: state.game.phase === 'betting' ? 'cards' : 'scan' }
    case 'burn':
      return { does: null, waits: 'scan' }
    case 'supervisor':
    case 'closed':
      return { does: null, waits: step }
    default:
      return { does: null, waits: 'wait' }
  }
}

/** Betting that waits for a first chip is nothing that anybody has to stay for. */
function isPlayed({ game, live }: TableState): boolean {
  if (game.phase !== 'betting') return game.phase !== 'over'
  return game.slips.length > 0 || (live?.dealt ?? 0) > 0
}
