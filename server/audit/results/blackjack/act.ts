import type { Addition, Event } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import { count, isAce, isTen, worth } from '#server/audit/results/blackjack/count'
import type { GameFacts } from '#server/audit/results/blackjack/games'
import { type Hand, handAt, type Stake, type Table } from '#server/audit/results/blackjack/hands'

type Acted = Extract<Event, { type: 'acted' }>

/** A decision: for all on the hand, or on a shared hand for the one who took it (VE-9, FB-2, MF-3). */
export function act(table: Table, acted: Acted): void {
  const hand = handAt(table, acted.seat, acted.hand)
  const stakes = hand?.stakes.filter(({ player }) => !table.game.isShared || player === acted.by) ?? []
  if (hand === undefined || stakes.length === 0) {
    table.wrong.push(`${whose(acted)} was decided on a hand that is not there`)
    return
  }
  if (stakes.some(({ standing }) => standing !== 'in'))
    table.wrong.push(`${whose(acted)} was decided on a hand that was over`)
  const problem = additionsProblem(table, hand, acted)
  if (problem !== null) table.wrong.push(problem)
  if (acted.decision === 'split') return split(table, hand, stakes, acted)
  for (const stake of stakes) {
    stake.standing = NEXT[acted.decision]
    const more = additionOf(acted.additions, stake)
    stake.cash += more?.cash ?? 0
    stake.free += more?.free ?? 0
    stake.added += more?.cash ?? 0
  }
}

const NEXT = { hit: 'asked', stand: 'out', double: 'last' } as const

function additionOf(additions: readonly Addition[], { player, behind }: Stake): Addition | undefined {
  return additions.find((addition) => addition.player === player && addition.behind === behind)
}

/** BJ-6, VE-9, MF-3: the new hand lies to the right and takes the second card and those who pay for it. */
function split(table: Table, hand: Hand, stakes: readonly Stake[], { additions }: Acted): void {
  const [first, second] = hand.cards
  const hands = table.hands.get(hand.seat) ?? []
  if (first === undefined || second === undefined) return
  const [left, right] = table.game.isShared
    ? halvesOf(hands, hand, first, second)
    : [splitHand(hand, first), splitHand(hand, second)]
  for (const stake of stakes) {
    const more = additionOf(additions, stake)
    if (more !== undefined) {
      const { cash, free } = more
      right.stakes.push({ ...stake, cash, free, golden: 0, added: 0, cards: [second], standing: 'in' })
    }
    left.stakes.push({ ...stake, cards: [first], standing: 'in' })
  }
  if (table.game.isShared) hand.stakes = hand.stakes.filter((stake) => !stakes.includes(stake))
  else hands.splice(hands.indexOf(hand), 1, left, right)
}

function splitHand({ seat }: Hand, card: Card): Hand {
  return { seat, isSplit: true, cards: [card], stakes: [] }
}

/** MF-3: the halves beside the common line, once for all who split. */
function halvesOf(hands: Hand[], common: Hand, first: Card, second: Card): readonly [Hand, Hand] {
  const [, left, right] = hands
  if (left !== undefined && right !== undefined) return [left, right]
  const halves = [splitHand(common, first), splitHand(common, second)] as const
  hands.push(...halves)
  return halves
}

/** What was added is what the decision costs: once more the first stake, or a token of that worth (FB-8, FB-9). */
function additionsProblem({ game, hands }: Table, hand: Hand, acted: Acted): string | null {
  const { decision, additions, by } = acted
  if (decision === 'hit' || decision === 'stand')
    return additions.length === 0 ? null : `${whose(acted)} cost money`
  const isOffered = decision === 'double' ? mayDouble(game, hand) : maySplit(game, hand, hands)
  if (!isOffered) return `${whose(acted)} is not offered on ${hand.cards.join(' ')}`
  if (!additions.some(({ player, behind }) => player === by && !behind)) return `${whose(acted)} cost nothing`
  const isFree = game.isFreeBet && (decision === 'split' ? !isTen(hand.cards[0]) : isFreeDouble(hand.cards))
  for (const { player, behind, cash, free } of additions) {
    const stake = hand.stakes.find((one) => one.player === player && one.behind === behind)
    const base = stake?.base ?? 0
    const isPayable = stake !== undefined && (isFree || !stake.isGolden)
    if (!isPayable || cash !== (isFree ? 0 : base) || free !== (isFree ? base : 0)) {
      const ought = isPayable ? `${isFree ? 'a token of ' : ''}${base}` : 'nothing'
      return `${whose(acted)} added ${cash} and ${free} free for ${player}; it is ${ought}`
    }
  }
  return null
}

/** BJ-8, VE-4. */
function mayDouble(game: GameFacts, { cards, isSplit }: Hand): boolean {
  return cards.length === 2 && (!isSplit || (game.doublesAfterSplit && !isAce(cards[0])))
}

/** BJ-6, VE-4, MF-5, FB-7. */
function maySplit(game: GameFacts, { cards, seat, isSplit }: Hand, hands: Table['hands']): boolean {
  const [first, second] = cards
  const isPair = cards.length === 2 && first !== undefined && second !== undefined
  if (!isPair || worth(first) !== worth(second)) return false
  return game.isShared ? !isSplit : (hands.get(seat)?.length ?? 0) < game.hands
}

/** FB-9. */
function isFreeDouble(cards: readonly Card[]): boolean {
  return !cards.some(isAce) && count(cards) >= 9 && count(cards) <= 11
}

function whose({ decision, by, seat }: Acted): string {
  return `'${decision}' of ${by ?? 'nobody'} at seat ${seat}`
}
