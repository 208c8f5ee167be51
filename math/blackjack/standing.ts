import { type DealerTree, END_22, END_BLACKJACK, END_BUST, endIndex } from '#math/blackjack/dealer'
import { dealerEnds } from '#math/blackjack/dealer-ends'
import { type GameToSolve, looks } from '#math/blackjack/game'
import { type HandTable, VALUES } from '#math/blackjack/hands'

/**
 * What standing comes to, for every hand against every up card: chances to win, to lose, and to meet a dealer's
 * blackjack; where the dealer looks, given that there is none. `peek` is the chance of the blackjack looked for.
 */
export interface Standing {
  readonly win: Float64Array
  readonly lose: Float64Array
  readonly blackjack: Float64Array
  readonly peek: Float64Array
  /** Unseen cards by hand: `unseen[hand * 11 + value]`, the dealer's not taken off. */
  readonly unseen: Float64Array
}

const ROW = VALUES + 1

export function at(hand: number, up: number): number {
  return hand * VALUES + up - 1
}

/** Cards known to be gone beside the hand itself: so many of one value, the other first cards of a split pair. */
export interface Gone {
  readonly value: number
  readonly cards: number
}

export const NOTHING_GONE: Gone = { value: 0, cards: 0 }

/** Only hands that hold a card of the value that is gone are worked out: no others come from its split. */
export function standing(game: GameToSolve, table: HandTable, tree: DealerTree, gone: Gone): Standing {
  const cells = table.size * VALUES
  const result: Standing = {
    win: new Float64Array(cells),
    lose: new Float64Array(cells),
    blackjack: new Float64Array(cells),
    peek: new Float64Array(cells),
    unseen: new Float64Array(table.size * ROW),
  }
  const unseen = new Float64Array(ROW)
  for (let hand = 0; hand < table.size; hand++) {
    if (gone.cards > 0 && (table.counts[hand * VALUES + gone.value - 1] ?? 0) === 0) continue
    let total = 0
    let possible = true
    for (let value = 1; value <= VALUES; value++) {
      const held = table.counts[hand * VALUES + value - 1] ?? 0
      const left = fresh(game, value) - held - (value === gone.value ? gone.cards : 0)
      if (left < 0) possible = false
      unseen[value] = left
      total += left
      result.unseen[hand * ROW + value] = left
    }
    result.unseen[hand * ROW] = total
    if (!possible || (table.cards[hand] ?? 0) < 2) continue
    const ends = dealerEnds(tree, unseen)
    for (let up = 1; up <= VALUES; up++) stand(game, table, result, hand, up, ends, (unseen[up] ?? 0) / total)
  }
  return result
}

export function fresh({ decks }: GameToSolve, value: number): number {
  return (value === 10 ? 16 : 4) * decks
}

function stand(
  game: GameToSolve,
  { total, cards }: HandTable,
  result: Standing,
  hand: number,
  up: number,
  ends: Float64Array,
  chance: number,
): void {
  if (chance <= 0) return
  const { charlie, dealerPushes } = game.rules
  const cell = at(hand, up)
  const blackjack = (ends[endIndex(up, END_BLACKJACK)] ?? 0) / chance
  const own = total[hand] ?? 0
  const wins = charlie > 0 && (cards[hand] ?? 0) >= charlie
  let win = 0
  let lose = 0
  for (let end = 0; end <= END_BUST; end++) {
    const share = (ends[endIndex(up, end)] ?? 0) / chance
    if (wins || (end >= END_22 && !(end === END_22 && dealerPushes === 22))) win += share
    else if (end < END_22 && end + 17 < own) win += share
    else if (end < END_22 && end + 17 > own) lose += share
  }
  const looked = looks(game, up) ? 1 - blackjack : 1
  result.win[cell] = win / looked
  result.lose[cell] = lose / looked
  result.blackjack[cell] = looked < 1 ? 0 : blackjack
  result.peek[cell] = blackjack
}

/** The chance that the next card is of a value, the dealer's hole card unseen; where the dealer looked, it is known not to complete a blackjack. */
export function drawChance(
  { unseen }: Standing,
  hand: number,
  up: number,
  blocked: number,
  value: number,
): number {
  const left = (unseen[hand * ROW + value] ?? 0) - (value === up ? 1 : 0)
  const total = (unseen[hand * ROW] ?? 0) - 1
  if (blocked === 0) return left / total
  const blocking = (unseen[hand * ROW + blocked] ?? 0) - (blocked === up ? 1 : 0)
  if (value === blocked) return left / (total - 1)
  return (left / (total - 1)) * ((total - blocking - 1) / (total - blocking))
}
