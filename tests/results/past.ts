import type { Card } from '#engine/cards/card'
import { parseCards } from '#engine/cards/notation'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import { GENESIS } from '#engine/record/chain'
import { NO_LIMITS } from '#engine/round/limits'
import { isRefusal } from '#engine/round/refusal'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand, GameEvent, TableEvent } from '#engine/table/types'
import { Batch } from '#server/tables/batch'
import { NO_STAKES } from '#server/wallet/stakes'

const RICH = () => ({ cash: 1_000_000, golden: 1_000_000 })

/** A round of a live table: what people do, and the cards in the order in which they are dealt. */
export interface Script {
  readonly game: GameId
  readonly commands: readonly GameCommand[]
  readonly cards: string
}

/** How an engine would have told an event. */
export type Telling = (event: GameEvent) => GameEvent

/**
 * A past of one round, stored as an engine stores it that tells events so: log, hashes, postings and history fit each
 * other, whatever the cards say.
 */
export function playedRound(code: string, script: Script, tell: Telling): (batch: Batch) => void {
  return (batch) => {
    openShoe(batch, script.game)
    batch.emit({ type: 'roundBegan', code, number: 1, at: batch.at })
    const cards = parseCards(script.cards)
    const seen = new Map<Card, number>()
    const give = (command: GameCommand) => {
      const { decide } = gameOf(script.game)
      const step = decide(batch.state.game, command, RICH)
      if (isRefusal(step)) throw new Error(`'${command.do}' is refused: ${step.text}`)
      for (const event of step.events) batch.emit(tell(event))
    }
    for (const command of [{ do: 'open', shoeRound: 1 } as const, ...script.commands]) {
      give(command)
      while (gameOf(script.game).wants(batch.state.game).kind === 'card') {
        const card = cards.shift()
        if (card === undefined) throw new Error(`${code} has too few cards.`)
        const deck = (seen.get(card) ?? 0) + 1
        seen.set(card, deck)
        batch.emit({ type: 'scanned', deck })
        give({ do: 'card', card })
      }
    }
    if (batch.state.game.phase !== 'over') throw new Error(`${code} does not end.`)
  }
}

/** Only what is drawn beside the cards of a live shoe comes from a seed (MF-16). */
function openShoe(batch: Batch, game: GameId): void {
  const seed = game === 'mega-fire-blaze' ? 'a'.repeat(64) : ''
  const promise = seed === '' ? '' : commitment(parseSeed(seed))
  const decks = Array.from({ length: GAMES[game].shoe.decks }, (_, index) => index + 1)
  batch.newShoes.push({ number: 1, seed, commitment: promise })
  batch.emit({ type: 'shoeCommitted', shoe: 1, commitment: promise })
  batch.emit({
    type: 'shoeOpened',
    shoe: 1,
    cut: 104,
    by: null,
    burned: null,
    burnedCount: 0,
    live: { decks, burns: false },
    at: batch.at,
  })
}

/** The events of such a round, played without a store. */
export function eventsOf(script: Script): readonly TableEvent[] {
  const { rules } = GAMES[script.game]
  const first = configured({ game: script.game, currency: 'EUR', rules, limits: NO_LIMITS, dealing: 'live' })
  const state = evolveTable(null, first)
  const batch = new Batch('dry', { version: 0, hash: GENESIS, state, stakes: NO_STAKES }, 1, RICH)
  playedRound('dry', script, (event) => event)(batch)
  return batch.events
}
