import type { Card } from '#engine/cards/card'
import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import { NO_LIMITS } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand, TableEvent, TableState } from '#engine/table/types'
import { isOf } from '#tests/of-family'

const RICH = () => ({ cash: 1_000_000, golden: 0 })

/** A live table without a server: events folded as they come, the game's own rules for everything. */
export class DryRound {
  state: TableState
  readonly events: TableEvent[] = []

  constructor(game: GameId) {
    const { rules } = GAMES[game]
    const first = configured({ game, currency: 'EUR', rules, limits: NO_LIMITS, dealing: 'live' })
    this.state = evolveTable(null, first)
    const live = { decks: [1, 2, 3, 4, 5, 6, 7, 8].slice(0, GAMES[game].shoe.decks), burns: false }
    this.happen({ type: 'shoeCommitted', shoe: 1, commitment: '' })
    this.happen({ type: 'shoeOpened', shoe: 1, cut: 104, by: null, burned: null, burnedCount: 0, live })
    this.happen({ type: 'dealer', dealer: { staff: 's_1', shown: 'Chiara', leaving: false } })
  }

  happen(event: TableEvent): void {
    this.state = evolveTable(this.state, event)
    this.events.push(event)
  }

  give(command: GameCommand): void {
    const step = gameOf(this.state.id).decide(this.state.game, command, RICH)
    if (isRefusal(step)) throw new Error(step.text)
    for (const event of step.events) this.happen(event)
  }

  /** Betting is open, with chips of Ann's. */
  begin(): void {
    this.happen({ type: 'roundBegan', code: 'dry-1', number: 1, at: 1 })
    this.give({ do: 'open', shoeRound: 1 })
    if (isOf('blackjack', this.state)) {
      if (this.state.game.rules.seating !== 'shared') this.give({ do: 'sit', player: 'ann', seat: 2 })
      this.give({ do: 'bet', player: 'ann', seat: 2, bet: 'main', amount: 1_000 })
    } else {
      const bet = gameOf(this.state.id).mainBet === 'dragon' ? 'dragon' : 'banker'
      this.give({ do: 'bet', player: 'ann', bet, amount: 1_000 } as GameCommand)
    }
  }

  get wants() {
    return gameOf(this.state.id).wants(this.state.game)
  }

  /** Deals these cards for as long as cards are wanted, closing betting when it is time; how many it took. */
  deal(cards: readonly Card[]): number {
    let dealt = 0
    for (const card of cards) {
      if (this.wants.kind === 'bets') this.give({ do: 'close' })
      if (this.wants.kind !== 'card') break
      this.happen({ type: 'scanned', deck: 1 })
      this.give({ do: 'card', card })
      dealt += 1
    }
    return dealt
  }

  /** As a supervisor takes cards back. */
  takeBack(back: number): void {
    this.happen({ type: 'corrected', what: 'replace', back, reason: null, by: null })
  }
}
