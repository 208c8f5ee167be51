import { gameOf } from '#engine/families'
import type { CardPlace } from '#engine/round/plan'
import type { TableState } from '#engine/table/types'

/** A card that the dealer has to scan now; `burn` is the first one of a shoe (SH-5). */
export type WantedCard =
  | { readonly burn: true }
  | { readonly burn: false; readonly place: CardPlace; readonly faceDown: boolean }

const BURN: WantedCard = { burn: true }

/** Null when none is. */
export function wantedCard(state: TableState): WantedCard | null {
  const { game, shoe, id } = state
  if (game.phase === 'over') return isToBurn(state) ? BURN : null
  const { wants, placeOf } = gameOf(id)
  const want = wants(game)
  if (want.kind !== 'card' || shoe === null) return null
  return { burn: false, place: placeOf(game, want), faceDown: want.faceDown }
}

export function isToBurn({ shoe }: TableState): boolean {
  return shoe?.live?.burns === true && shoe.burned === null && shoe.rounds === 0
}

/** What the dealer does next, or what everybody waits for. */
export type StepKind =
  | 'signOn'
  | 'solve'
  | 'supervisor'
  | 'closed'
  | 'openShoe'
  | 'waitForCut'
  | 'burn'
  | 'changeShoe'
  | 'openBetting'
  | 'waitForBets'
  | 'card'
  | 'waitForInsurance'
  | 'waitForDecision'
  | 'waitForOffers'
  | 'bonus'

export interface NextStep {
  readonly do: StepKind
  readonly place: CardPlace | null
  readonly faceDown: boolean
  /** For whom everybody waits: player ids. */
  readonly players: readonly string[]
}

/** A pure function of what staff sees of a live table: what is to be done there now (FL-4). */
export function nextStep(state: TableState): NextStep {
  const { live, paused, game } = state
  if (live?.dealer == null) return step('signOn')
  if (paused !== null) return step(PAUSED[paused.why === 'closed' ? 'closed' : solver(state)])
  return game.phase === 'over' ? step(betweenRounds(state)) : inRound(state)
}

const PAUSED = { closed: 'closed', dealer: 'solve', supervisor: 'supervisor' } as const

function solver({ paused }: TableState): 'dealer' | 'supervisor' {
  return paused?.alarm?.solvedBy ?? 'supervisor'
}

function betweenRounds(state: TableState): StepKind {
  const { cutOffer, shoe } = state
  if (cutOffer !== null) return 'waitForCut'
  if (shoe === null) return 'openShoe'
  if (shoe.cutCardSeat !== null) return 'changeShoe'
  return isToBurn(state) ? 'burn' : 'openBetting'
}

function inRound(state: TableState): NextStep {
  const want = gameOf(state.id).wants(state.game)
  switch (want.kind) {
    case 'bets':
      return step('waitForBets')
    case 'card': {
      const card = wantedCard(state)
      return card === null || card.burn ? step('burn') : { ...step('card'), ...cardOf(card) }
    }
    case 'insurance':
      return { ...step('waitForInsurance'), players: want.players }
    case 'decision':
      return {
        ...step('waitForDecision'),
        place: { seat: want.turn.seat, hand: want.turn.hand, card: 0 },
        players: want.turn.deciders,
      }
    case 'offers':
      return { ...step('waitForOffers'), players: want.players }
    case 'bonus':
      return step('bonus')
    case 'nothing':
      return step('supervisor')
    default:
      return want satisfies never
  }
}

function cardOf({ place, faceDown }: Extract<WantedCard, { burn: false }>) {
  return { place, faceDown }
}

function step(kind: StepKind): NextStep {
  return { do: kind, place: null, faceDown: false, players: [] }
}
