import { gameOf } from '#engine/families'
import type { GameId } from '#engine/games'
import type { TableEvent } from '#engine/table/types'
import { type Laid, type Spot, spotKey } from '#web/table/chips/spot'

/** What was laid at once, and goes by one undo (TP-2). */
export type Gesture = readonly Laid[]

/** By which press each gesture came: what one press laid at several tables goes by one undo (MP-4). */
const presses = new WeakMap<Gesture, number>()
let newest = 0

/** A press of the player: later ones have higher numbers. */
export function nextPress(): number {
  newest++
  return newest
}

export function pressOf(gesture: Gesture): number {
  return presses.get(gesture) ?? 0
}

export function stamped<Of extends Gesture>(gesture: Of, press: number): Of {
  presses.set(gesture, press)
  return gesture
}

/** A gesture keeps its place and becomes what the house took of it; in another round it is forgotten already. */
export function withAnswer(
  gestures: readonly Gesture[],
  gesture: Gesture,
  laid: Gesture,
): readonly Gesture[] {
  const taken = laid.length > 0 ? [stamped(laid, pressOf(gesture))] : []
  return gestures.flatMap((other) => (other === gesture ? taken : [other]))
}

/**
 * What the house took of each chip: where a maximum cuts one off, that is less than was laid (MO-5). Commands are
 * carried out in their order and told before they are answered, so the first that was heard of a spot belongs to the
 * first chip there that is answered.
 */
export class Takings {
  readonly #heard = new Map<string, number[]>()

  hear(table: string, game: GameId, events: readonly TableEvent[], me: string): void {
    for (const event of events) {
      if (event.type === 'opened') this.#forget(table)
      if (event.type !== 'placed') continue
      const { player, ...spot } = gameOf(game).spotOf(event)
      if (player !== me) continue
      const key = keyOf(table, spot)
      this.#heard.set(key, [...(this.#heard.get(key) ?? []), event.amount])
    }
  }

  /** A chip that was answered with yes, as much of it as lies there now. */
  claim(table: string, chip: Laid): Laid {
    const [amount, ...later] = this.#heard.get(keyOf(table, chip)) ?? []
    this.#heard.set(keyOf(table, chip), later)
    return amount === undefined ? chip : { ...chip, amount: Math.min(amount, chip.amount) }
  }

  #forget(table: string): void {
    for (const key of this.#heard.keys()) if (key.startsWith(`${table}/`)) this.#heard.delete(key)
  }
}

function keyOf(table: string, spot: Spot): string {
  return `${table}/${spotKey(spot)}`
}
