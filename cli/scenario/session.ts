import { ScenarioError } from '#cli/scenario/file'
import { type FileReason, fileReason } from '#cli/scenario/reasons'
import type { Card } from '#engine/cards/card'
import type { Course } from '#engine/round/game'
import type { Purse } from '#engine/round/posting'
import { isRefusal, type Reason, type Refusal } from '#engine/round/refusal'

export interface Refused {
  readonly step: number
  readonly reason: FileReason
  readonly bet?: string
}

/** A table of one game, its players' money and its cards: the engine's whole world, without clock or network. */
export class Session<State, Command, Event, Want extends { readonly kind: string }> {
  state: State
  readonly refused: Refused[] = []
  readonly #game: Course<State, Command, Event, Want>
  readonly #cards: readonly Card[]
  readonly #purses: Map<string, { cash: number; golden: number }>
  #next = 0

  constructor(
    game: Course<State, Command, Event, Want>,
    state: State,
    cards: readonly Card[],
    players: Readonly<Record<string, { readonly balance: number; readonly golden: number }>>,
  ) {
    this.#game = game
    this.state = state
    this.#cards = cards
    this.#purses = new Map(
      Object.entries(players).map(([player, { balance, golden }]) => [player, { cash: balance, golden }]),
    )
  }

  readonly purse = (player: string): Purse => this.#purses.get(player) ?? { cash: 0, golden: 0 }

  /** Sends a command; a refusal is listed under its step. Returns the events, none when refused. */
  send(command: Command, step: number, bet?: string): readonly Event[] {
    const outcome = this.#carryOut(command)
    if (!isRefusal(outcome)) return outcome
    this.refuse(step, outcome.reason, bet)
    return []
  }

  refuse(step: number, reason: Reason, bet?: string): void {
    const known = { step, reason: fileReason(reason) }
    this.refused.push(bet === undefined ? known : { ...known, bet })
  }

  /** What the house does by itself; a refusal here is a broken invariant. */
  house(command: Command): readonly Event[] {
    const outcome = this.#carryOut(command)
    if (isRefusal(outcome)) throw new Error(`The house was refused: ${outcome.text}`)
    return outcome
  }

  #carryOut(command: Command): readonly Event[] | Refusal {
    const outcome = this.#game.decide(this.state, command, this.purse)
    if (isRefusal(outcome)) return outcome
    this.state = outcome.state
    for (const event of outcome.events) this.#post(event)
    return outcome.events
  }

  wants(): Want {
    return this.#game.wants(this.state)
  }

  /** The next card of the shoe. */
  draw(): Card {
    const card = this.#cards[this.#next]
    if (card === undefined) {
      throw new ScenarioError(
        `the shoe is too short: card ${this.#next + 1} is asked for and it has ${this.#cards.length}; add cards to "shoe"`,
      )
    }
    this.#next += 1
    return card
  }

  #post(event: Event): void {
    for (const { player, purse, amount } of this.#game.postings(event)) {
      const held = this.#purses.get(player)
      if (held === undefined) throw new Error(`Money moved for '${player}', who is not playing.`)
      held[purse] += amount
      if (held[purse] < 0) throw new Error(`The ${purse} of '${player}' fell below zero.`)
    }
  }
}
