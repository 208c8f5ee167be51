import { draftLine, draftOf, draftStake } from '#engine/blackjack/folding/draft'
import { lineIndex } from '#engine/blackjack/lines'
import type { Addition, Event, Line, Stake, State, Status, Turn } from '#engine/blackjack/types'
import { NO_CENTS, plus } from '#engine/money/cents'

type Acted = Extract<Event, { type: 'acted' }>

/** One decides for the hand: everyone on it goes along, with more money on it or without (VE-9, FB-2). */
export function actedForAll(state: State, event: Acted): State {
  const index = lineIndex(state.lines, event.seat, event.hand)
  const line = state.lines[index]
  if (line === undefined) return state
  const next = draftOf(state)
  next.turn = null
  next.insurance = extended(state, event)
  if (event.decision === 'split') {
    next.lines = state.lines.toSpliced(index, 1, ...splitForAll(line, event.additions))
  } else {
    const after = draftLine(line)
    after.early = null
    after.stakes = line.stakes.map((stake) => moved(line, stake, event))
    next.lines = state.lines.with(index, after)
  }
  return next
}

const NEXT: Readonly<Record<'hit' | 'stand' | 'double', Status>> = {
  hit: 'asked',
  stand: 'out',
  double: 'last',
}

function moved(line: Line, stake: Stake, { decision, additions }: Acted): Stake {
  if (decision === 'split') return stake
  const next = draftStake(stake)
  next.status = NEXT[decision]
  if (next.status === 'out') next.held = line.cards.length
  const added = additions.find(({ player, behind }) => player === stake.player && behind === stake.behind)
  if (added !== undefined) {
    next.cash = plus(stake.cash, added.cash)
    next.free = plus(stake.free, added.free)
    next.added = added.cash
  }
  return next
}

/** BJ-6: the first hand keeps the first card and whoever does not follow; the new one lies to its right. */
function splitForAll(line: Line, additions: readonly Addition[]): readonly Line[] {
  const [first, second] = line.cards
  if (first === undefined || second === undefined) return [line]
  const right = line.stakes.flatMap((stake) => {
    const added = additions.find(({ player, behind }) => player === stake.player && behind === stake.behind)
    return added ? [newStake(stake, added)] : []
  })
  const left = {
    ...line,
    cards: [first],
    split: true,
    dealt: line.split ? line.dealt : line.cards,
    early: null,
  }
  return [left, { ...left, cards: [second], stakes: right }]
}

function newStake(stake: Stake, { cash, free }: Addition): Stake {
  return { ...stake, cash, golden: NO_CENTS, free, added: NO_CENTS, status: 'deciding', held: 0 }
}

/** FB-14: whoever paid for more may insure more. */
function extended(state: State, { seat, additions }: Acted): State['insurance'] {
  if (!state.rules.partialInsurance || additions.every(({ cash }) => cash === 0)) return state.insurance
  return state.insurance.map((question) =>
    question.seat === seat && additions.some(({ player, cash }) => player === question.player && cash > 0)
      ? { ...question, extended: true, answered: false }
      : question,
  )
}

/** Everyone decides alone (MF-3): one player's stake moves, the line waits until nobody has to decide. */
export function actedAlone(state: State, event: Acted): State {
  const index = lineIndex(state.lines, event.seat, event.hand)
  const line = state.lines[index]
  const stake = line?.stakes.find(({ player }) => player === event.by)
  if (line === undefined || stake === undefined) return state
  const turn = withoutDecider(state.turn, event.by)
  if (event.decision === 'split')
    return { ...state, lines: splitAlone(state.lines, index, stake, event), turn }
  const stakes = line.stakes.map((other) => (other === stake ? moved(line, stake, event) : other))
  return { ...state, lines: state.lines.with(index, { ...line, stakes }), turn }
}

function withoutDecider(turn: Turn | null, player: string | null): Turn | null {
  const deciders = turn?.deciders.filter((decider) => decider !== player) ?? []
  return turn === null || deciders.length === 0 ? null : { ...turn, deciders }
}

/** MF-3: splitters leave the common line for its two halves; everybody else stays on it. */
function splitAlone(
  lines: readonly Line[],
  index: number,
  stake: Stake,
  { additions }: Acted,
): readonly Line[] {
  const common = lines[index]
  const [first, second] = common?.cards ?? []
  const [added] = additions
  if (common === undefined || first === undefined || second === undefined || added === undefined) return lines
  const firstHalf = lines[index + 1]
  const secondHalf = lines[index + 2]
  const opened = firstHalf?.seat === common.seat && secondHalf?.seat === common.seat
  const base = { ...common, split: true, stakes: [] }
  const halves = opened
    ? [firstHalf, secondHalf]
    : [
        { ...base, cards: [first] },
        { ...base, cards: [second] },
      ]
  const [left = base, right = base] = halves
  return lines.toSpliced(
    index,
    opened ? 3 : 1,
    { ...common, stakes: common.stakes.filter((other) => other !== stake) },
    { ...left, stakes: [...left.stakes, { ...stake, status: 'deciding', held: 0 }] },
    { ...right, stakes: [...right.stakes, newStake(stake, added)] },
  )
}
