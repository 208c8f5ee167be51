import { bytesToHex } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { BACCARAT, startBaccarat } from '#engine/baccarat/game'
import { BLACKJACK } from '#engine/blackjack/game'
import { startBlackjack } from '#engine/blackjack/start'
import { type Card, DECK } from '#engine/cards/card'
import { countsLeft, cutCardOut, defaultCut, draw, openShoe } from '#engine/cards/shoe'
import { bonusKey, commitment, parseSeed } from '#engine/cards/shuffle'
import { verifyShoe } from '#engine/cards/verify-shoe'
import { DRAGON_TIGER_GAME, startDragonTiger } from '#engine/dragon-tiger/game'
import type { DragonTigerRules } from '#engine/dragon-tiger/rules'
import { GAME_IDS, GAMES, type GameId } from '#engine/games'
import { chain, verifyChain } from '#engine/record/chain'
import type { Course } from '#engine/round/game'
import { NO_LIMITS } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { Dice } from '#tests/dice'

const RICH = () => ({ cash: 1_000_000_000, golden: 0 })

/** An automatic table for one shoe: the house deals what is wanted, players bet and let the time run out or hit. */
class Dealer<
  State extends { readonly phase: string },
  Command,
  Event,
  Want extends { readonly kind: string },
> {
  readonly events: Event[] = []

  constructor(game: Course<State, Command, Event, Want>, state: State) {
    this.game = game
    this.state = state
  }

  readonly game: Course<State, Command, Event, Want>
  state: State

  send(command: Command): void {
    const outcome = this.game.decide(this.state, command, RICH)
    if (isRefusal(outcome)) throw new Error(outcome.text)
    this.state = outcome.state
    this.events.push(...outcome.events)
  }
}

function playShoe(id: GameId, seedText: string, dice: Dice) {
  const { shoe: rules, ...game } = GAMES[id]
  const seed = parseSeed(seedText)
  const origin = { seed, number: 1 + dice.below(1000), cut: defaultCut(rules) - dice.below(50) }
  let shoe = openShoe(rules, origin)
  const { burned } = shoe
  const dealt: Card[] = []
  const next = (): Card => {
    const drawn = draw(shoe)
    shoe = drawn.shoe
    dealt.push(drawn.card)
    return drawn.card
  }
  const events =
    game.family === 'blackjack'
      ? playBlackjackShoe(
          game.rules,
          next,
          () => cutCardOut(shoe),
          dice,
          (round) => bytesToHex(bonusKey(seed, origin.number, origin.cut, round)),
        )
      : game.family === 'baccarat'
        ? playBaccaratShoe(game.rules, next, () => cutCardOut(shoe))
        : playDragonTigerShoe(game.rules, next, () => cutCardOut(shoe))
  return { rules, origin, shoe, burned, dealt, events, seed }
}

function playBlackjackShoe(
  rules: Parameters<typeof startBlackjack>[0],
  next: () => Card,
  isLast: () => boolean,
  dice: Dice,
  keyOf: (round: number) => string,
): readonly { readonly type: string; readonly card?: unknown }[] {
  const table = new Dealer(BLACKJACK, startBlackjack(rules, NO_LIMITS))
  for (const seat of [1, 2])
    if (rules.seating !== 'shared') table.send({ do: 'sit', player: `p${seat}`, seat })
  for (let round = 1; !isLast(); round++) {
    table.send({ do: 'open', shoeRound: round })
    for (const seat of [1, 2]) table.send({ do: 'bet', player: `p${seat}`, seat, bet: 'main', amount: 1000 })
    table.send({ do: 'close' })
    while (table.state.phase !== 'over') {
      const want = BLACKJACK.wants(table.state)
      if (want.kind === 'card') table.send({ do: 'card', card: next() })
      else if (want.kind === 'bonus') table.send({ do: 'bonus', key: keyOf(round) })
      else if (want.kind === 'decision' && dice.chance(0.4)) {
        table.send({ do: 'hit', player: `p${want.turn.seat}`, seat: want.turn.seat })
      } else table.send({ do: 'timeout' })
    }
  }
  return table.events
}

function playBaccaratShoe(
  rules: Parameters<typeof startBaccarat>[0],
  next: () => Card,
  isLast: () => boolean,
): readonly { readonly type: string; readonly card?: unknown }[] {
  const table = new Dealer(BACCARAT, startBaccarat(rules, NO_LIMITS))
  const deal = () => {
    while (BACCARAT.wants(table.state).kind === 'card') table.send({ do: 'card', card: next() })
  }
  for (let round = 1; !isLast(); round++) {
    table.send({ do: 'open', shoeRound: round })
    table.send({ do: 'bet', player: 'p1', bet: 'banker', amount: 1000 })
    deal()
    table.send({ do: 'close' })
    deal()
  }
  return table.events
}

function playDragonTigerShoe(
  rules: DragonTigerRules,
  next: () => Card,
  isLast: () => boolean,
): readonly { readonly type: string; readonly card?: unknown }[] {
  const table = new Dealer(DRAGON_TIGER_GAME, startDragonTiger(rules))
  for (let round = 1; !isLast(); round++) {
    table.send({ do: 'open', shoeRound: round })
    table.send({ do: 'bet', player: 'p1', bet: 'dragon', amount: 1000 })
    table.send({ do: 'close' })
    while (DRAGON_TIGER_GAME.wants(table.state).kind === 'card') table.send({ do: 'card', card: next() })
  }
  return table.events
}

function counts(cards: Iterable<Card>): Map<Card, number> {
  const result = new Map(DECK.map((card) => [card, 0]))
  for (const card of cards) result.set(card, (result.get(card) ?? 0) + 1)
  return result
}

describe.each(GAME_IDS)('a whole shoe of %s', (id) => {
  it.each(['00'.repeat(32), 'c0ffee'.padEnd(64, '7'), 'f'.repeat(64)])('from seed %s', (seedText) => {
    const { rules, origin, shoe, burned, dealt, events } = playShoe(
      id,
      seedText,
      new Dice(seedText.length + 3),
    )

    // SH-1, SH-7: every card is burned, dealt or left, none twice, and the events name them in the shoe's order.
    const left = [...countsLeft(shoe)].flatMap(([card, count]) => new Array<Card>(count).fill(card))
    expect(counts([...burned, ...dealt, ...left])).toEqual(new Map(DECK.map((card) => [card, rules.decks])))
    expect(events.filter(({ type }) => type === 'dealt').map(({ card }) => card)).toEqual(dealt)

    // SH-2: the round in which the cut card came out was the last, and the one before was not.
    expect(shoe.next).toBeGreaterThan(shoe.cutCardAt)
    expect(events.filter(({ type }) => type === 'opened').length).toBeGreaterThan(10)

    // FA-1, FA-2: seed, number and cut give all of it again, and a changed card shows.
    const claim = {
      game: id,
      commitment: commitment(parseSeed(seedText)),
      seed: seedText,
      ...numbers(origin),
      dealt,
    }
    expect(verifyShoe(claim)).toEqual([])
    expect(verifyShoe({ ...claim, dealt: dealt.with(7, dealt[7] === 'AS' ? 'KS' : 'AS') })).not.toEqual([])

    // FA-4: the record's chain holds, and a changed event shows where it was changed.
    const records = chain(events)
    expect(verifyChain(records)).toBeNull()
    const forged = records.with(20, {
      ...(records[20] as (typeof records)[number]),
      event: { type: 'settled' },
    })
    expect(verifyChain(forged)).toBe(20)
  })
})

function numbers({ number, cut }: { readonly number: number; readonly cut: number }) {
  return { number, cut }
}
