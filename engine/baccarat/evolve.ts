import type { Side } from '#engine/baccarat/bets'
import { confirmed, laid, lifted } from '#engine/baccarat/chips'
import { settingsOf, switched } from '#engine/baccarat/settings'
import type { Event, Settings, State } from '#engine/baccarat/types'
import type { Card } from '#engine/cards/card'

type Draft = { -readonly [Field in keyof State]: State[Field] }

/** The only thing that moves a table: its state is the fold of its events. */
export function evolve(state: State, event: Event): State {
  const next = copyOf(state)
  switch (event.type) {
    case 'opened':
      next.phase = 'betting'
      next.shoeRound = event.shoeRound
      next.refused = []
      next.player = []
      next.banker = []
      next.faceDown = 0
      next.winner = null
      next.results = []
      return next
    case 'placed':
      next.slips = laid(state.slips, event.player, event.bet, event.amount, event.golden)
      return next
    case 'takenBack':
      next.slips = lifted(state.slips, event.player, event.bet, event.amount)
      return next
    case 'confirmed':
      next.slips = confirmed(state.slips, event.player)
      return next
    case 'autoConfirm':
      next.settings = switched(state, event.player, { autoConfirm: event.on })
      return next
    case 'zeroCommission':
      next.settings = switched(state, event.player, { zeroCommission: event.on })
      return next
    case 'sideBets':
      next.settings = switched(state, event.player, groupsOff(settingsOf(state, event.player), event))
      return next
    case 'closed':
      next.phase = 'dealing'
      next.slips = []
      next.bets = event.taken
      next.refused = event.refused
      return next
    case 'dealt':
      return event.faceDown ? layFaceDown(next, event.card) : layOpen(next, event.to, event.card)
    case 'turned':
      next.faceDown = state.faceDown - 1
      if (next.faceDown === 0) next.hidden = []
      return layOpen(next, event.side, event.card)
    case 'settled':
      next.phase = 'over'
      next.bets = []
      next.winner = event.winner
      next.results = event.results
      return next
    case 'cancelled':
      next.phase = 'over'
      next.slips = []
      next.bets = []
      next.hidden = []
      next.results = event.results
      return next
    default:
      return event satisfies never
  }
}

/** Field by field, always in this order: engines copy an object that is spread many times slower. */
function copyOf(state: State): Draft {
  return {
    rules: state.rules,
    limits: state.limits,
    phase: state.phase,
    shoeRound: state.shoeRound,
    settings: state.settings,
    slips: state.slips,
    bets: state.bets,
    refused: state.refused,
    player: state.player,
    banker: state.banker,
    faceDown: state.faceDown,
    hidden: state.hidden,
    winner: state.winner,
    results: state.results,
  }
}

function layOpen(next: Draft, side: Side, card: Card): State {
  next[side] = [...next[side], card]
  return next
}

function layFaceDown(next: Draft, card: Card | null): State {
  next.faceDown += 1
  if (card !== null) next.hidden = [...next.hidden, card]
  return next
}

function groupsOff(
  { off }: Settings,
  { group, on }: Extract<Event, { type: 'sideBets' }>,
): Partial<Settings> {
  const others = off.filter((name) => name !== group)
  return { off: on ? others : [...others, group] }
}
