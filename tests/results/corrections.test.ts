import { expect, it } from 'vitest'
import { DECISIONS } from '#engine/blackjack/types'
import { DECK } from '#engine/cards/card'
import { GAME_IDS, type GameId } from '#engine/games'
import type { GameWant, TableEvent } from '#engine/table/types'
import { Dice } from '#tests/dice'
import { DryRound } from '#tests/live/dry-round'
import { Reader } from '#tests/results/reader'

const ROUNDS = 300

/** What is open at the table, done by somebody or timed out. */
function move(table: DryRound, want: GameWant, dice: Dice): void {
  try {
    if (want.kind === 'decision') {
      const { turn } = want
      return table.give({ do: dice.of(DECISIONS), player: dice.of(turn.deciders), seat: turn.seat })
    }
    if (want.kind === 'insurance' && dice.chance(0.7))
      return table.give({ do: 'insure', player: 'ann', seat: 2, yes: true })
  } catch {
    // Not every decision is offered: the time runs out.
  }
  table.give(want.kind === 'bonus' ? { do: 'bonus', key: dice.hex(64) } : { do: 'timeout' })
}

/** A live round to its end, with cards that are taken back on the way as long as that is possible. */
function playedLive(game: GameId, dice: Dice): { readonly events: readonly TableEvent[]; back: number } {
  const table = new DryRound(game)
  table.begin()
  if (game === 'mini-baccarat') table.give({ do: 'confirm', player: 'ann' })
  let back = 0
  while (table.state.game.phase !== 'over') {
    const want = table.wants
    const open = table.state.live?.undo?.length ?? 0
    if (open > 0 && dice.chance(0.15)) {
      const cards = 1 + dice.below(open)
      table.takeBack(cards)
      back += cards
    } else if (want.kind === 'card' || want.kind === 'bets') table.deal([dice.of(DECK)])
    else move(table, want, dice)
  }
  return { events: table.events, back }
}

it.each(GAME_IDS)('FL-1: %s with cards that are taken back is read as it counts', (game) => {
  const dice = new Dice(GAME_IDS.indexOf(game) + 1)
  let bets = 0
  let back = 0
  for (let round = 0; round < ROUNDS; round++) {
    const reader = new Reader(game)
    const played = playedLive(game, dice)
    expect(played.events.flatMap((event) => reader.read(event))).toEqual([])
    bets += reader.bets
    back += played.back
  }
  expect(bets).toBeGreaterThanOrEqual(ROUNDS)
  // Of Dragon Tiger's two cards only the first can be taken back: the second ends the round.
  expect(back).toBeGreaterThan(game === 'dragon-tiger' ? ROUNDS / 8 : ROUNDS / 2)
})
