import type { Bet, Event } from '#engine/blackjack/types'
import type { Card } from '#engine/cards/card'
import type { Slip } from '#engine/round/slip'
import { act } from '#server/audit/results/blackjack/act'
import { count, isAce } from '#server/audit/results/blackjack/count'
import { dueAtOnce, earlyBets } from '#server/audit/results/blackjack/early'
import type { Fact } from '#server/audit/results/blackjack/facts'
import type { GameFacts } from '#server/audit/results/blackjack/games'
import { type Hand, handAt, type Stake, type Table } from '#server/audit/results/blackjack/hands'
import { named, paidOf } from '#server/audit/results/compare'

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Lays a round's facts on the table, one after the other. */
export function tableOf(game: GameFacts, facts: readonly Fact[]): Table {
  const table: Table = {
    game,
    hands: new Map(),
    firstTwo: new Map(),
    dealer: [],
    hole: 'none',
    sides: [],
    insured: new Map(),
    stranded: [],
    paid: [],
    told: {},
    wrong: [],
  }
  for (const fact of facts) {
    if (fact.type !== 'paid') noteLate(table)
    lay(table, fact)
  }
  noteLate(table)
  return table
}

/** VE-10, FB-6: what is due at once is the next thing that happens. */
function noteLate(table: Table): void {
  for (const { due } of dueAtOnce(table)) {
    const problem = `${named(due)} was not paid ${paidOf(due)} at once`
    if (!table.wrong.includes(problem)) table.wrong.push(problem)
  }
}

function lay(table: Table, fact: Fact): void {
  switch (fact.type) {
    case 'closed':
      return closed(table, fact.taken)
    case 'dealt':
      return fact.seat === 0 ? toDealer(table, fact) : toHand(table, fact)
    case 'turned':
      return turned(table, fact.card)
    case 'acted':
      return act(table, fact)
    case 'insured': {
      const key = `${fact.seat}/${fact.player}`
      const known = table.insured.get(key)
      if (known === undefined) table.insured.set(key, { ...fact })
      else known.amount += fact.amount
      return
    }
    case 'paid':
      for (const { stake, due } of earlyBets(table, fact.results)) {
        stake.isPaid = true
        table.paid.push(due)
      }
      return
    case 'scored':
      table.told.scored = fact
      return
    case 'bonusDrawn':
      table.told.drawn = fact
      return
    case 'bonusFailed':
      table.told.failed = fact
      return
    default:
      return fact satisfies never
  }
}

/** A seat plays by a main bet of its own; where all share the hands they are dealt in any case (MF-2). */
function closed(table: Table, taken: readonly Slip<Bet>[]): void {
  const mains = taken.filter(({ bet }) => bet === 'main')
  const playing = new Set(mains.flatMap(({ seat, behind }) => (behind ? [] : [seat])))
  for (const slip of mains) {
    if (playing.has(slip.seat)) handAt(table, slip.seat, 0)?.stakes.push(stakeOf(slip))
    else table.stranded.push({ seat: slip.seat, stake: stakeOf(slip) })
  }
  for (const { player, seat, bet, cash, golden } of taken) {
    if (bet !== 'main') table.sides.push({ player, seat, bet, cash, golden })
  }
}

function stakeOf({ player, behind, cash, golden }: Slip<Bet>): Stake {
  return {
    player,
    behind,
    isGolden: golden > 0,
    base: golden > 0 ? golden : cash,
    cash,
    golden,
    free: 0,
    added: 0,
    cards: [],
    standing: 'in',
    isPaid: false,
  }
}

function toDealer(table: Table, { card, faceDown }: Of<'dealt'>): void {
  if (faceDown) table.hole = 'down'
  if (card !== null) table.dealer.push(card)
}

/** BJ-14: what is turned is what was dealt. */
function turned(table: Table, card: Card): void {
  table.hole = 'turned'
  const [, second] = table.dealer
  if (second === undefined) table.dealer.push(card)
  else if (second !== card) table.wrong.push(`the dealer turned ${card} where ${second} had been dealt`)
}

function toHand(table: Table, { seat, hand: number, card }: Of<'dealt'>): void {
  const hand = handAt(table, seat, number)
  if (hand === undefined || card === null) {
    table.wrong.push(`a card went to seat ${seat}, hand ${number + 1}, which is not there`)
    return
  }
  hand.cards.push(card)
  const isServed = hand.cards.length <= 2
  const takers = hand.stakes.filter(({ standing }) => isServed || standing === 'asked' || standing === 'last')
  for (const stake of takers) take(table.game, hand, stake, card)
  if (!isServed && takers.length === 0)
    table.wrong.push(`${card} went to seat ${seat}, where nobody had asked for a card`)
  if (hand.cards.length === 2 && !hand.isSplit) table.firstTwo.set(seat, [...hand.cards])
}

/** BJ-10, MF-8, BJ-7, FB-7: after its last card nobody decides on a hand, save that aces may be split again. */
function take(game: GameFacts, { isSplit }: Hand, stake: Stake, card: Card): void {
  stake.cards.push(card)
  if (stake.cards.length < 2) return
  const [first] = stake.cards
  const isOver = count(stake.cards) >= 21 || stake.cards.length >= game.charlie
  const isAceServed = isSplit && isAce(first) && !(game.isFreeBet && isAce(card))
  stake.standing = isOver || isAceServed || stake.standing === 'last' ? 'out' : 'in'
}
