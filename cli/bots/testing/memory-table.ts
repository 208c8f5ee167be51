import { Dice } from '#cli/bots/play/dice'
import { DECK } from '#engine/cards/card'
import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import type { TableLimits } from '#engine/round/limits'
import type { Purse } from '#engine/round/posting'
import { isRefusal, type Refusal } from '#engine/round/refusal'
import { configured, isHouseEvent } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand, TableEvent, TableState } from '#engine/table/types'
import { viewTable } from '#engine/table/view'
import type { PlayerCommand } from '#protocol/player/commands'
import type { Sight } from '#protocol/sight'

/** A table without a server: the engine, a house that does what is due, and purses. Cards come from one endless shoe. */
export class MemoryTable {
  readonly #cards = new Dice('ca7d5', 0)
  readonly #purses = new Map<string, Purse>()
  readonly #start: Purse
  state: TableState

  constructor(game: GameId, limits: TableLimits, start: Purse) {
    const { rules } = GAMES[game]
    this.#start = start
    this.state = evolveTable(null, configured({ game, currency: 'EUR', rules, limits }))
    this.#emit({ type: 'shoeCommitted', shoe: 1, commitment: '' })
    this.#emit({ type: 'shoeOpened', shoe: 1, cut: 52, by: null, burned: null, burnedCount: 0 })
  }

  purseOf = (player: string): Purse => this.#purses.get(player) ?? this.#start

  /** What this player sees, and nothing more. */
  sightOf(me: string): Sight {
    return { me, state: viewTable(this.state, { as: 'player', player: me }), purse: this.purseOf(me) }
  }

  order(player: string, command: PlayerCommand): Refusal | null {
    return this.#play({ ...command, player } as GameCommand)
  }

  offerCut(to: string | null): void {
    this.#emit({ type: 'cutOffered', shoe: 2, to, next: [] })
  }

  /** No bets came: the table waits for the first chip. */
  wait(): void {
    this.#emit({ type: 'clock', for: 'bets', until: null })
  }

  /** What the house does when nobody acts; true when a question was left to its clock. */
  step(): boolean {
    const { game, id, round } = this.state
    if (game.phase === 'over') {
      const number = (round?.number ?? 0) + 1
      this.#emit({ type: 'roundBegan', code: `r${number}`, number, at: 0 })
      this.#must({ do: 'open', shoeRound: ((number - 1) % 60) + 1 })
      return false
    }
    const want = gameOf(id).wants(game)
    switch (want.kind) {
      case 'bets':
        this.#must({ do: 'close' })
        return false
      case 'card':
        this.#must({ do: 'card', card: this.#cards.of(DECK) ?? 'AS' })
        return false
      case 'bonus':
        this.#must({
          do: 'bonus',
          key: this.#cards
            .whole(1, 2 ** 40)
            .toString(16)
            .padStart(64, '0'),
        })
        return false
      case 'insurance':
      case 'decision':
      case 'offers':
        this.#must({ do: 'timeout' })
        return true
      case 'nothing':
        throw new Error('The round is not over, but nothing is to be done.')
      default:
        return want satisfies never
    }
  }

  #must(command: GameCommand): void {
    const refusal = this.#play(command)
    if (refusal !== null) throw new Error(`${command.do} was refused: ${refusal.text}`)
  }

  #play(command: GameCommand): Refusal | null {
    const step = gameOf(this.state.id).decide(this.state.game, command, this.purseOf)
    if (isRefusal(step)) return step
    for (const event of step.events) this.#emit(event)
    return null
  }

  #emit(event: TableEvent): void {
    if (!isHouseEvent(event)) {
      for (const { player, purse, amount } of gameOf(this.state.id).postings(event)) {
        const before = this.purseOf(player)
        this.#purses.set(player, { ...before, [purse]: before[purse] + amount })
      }
    }
    this.state = evolveTable(this.state, event)
  }
}
