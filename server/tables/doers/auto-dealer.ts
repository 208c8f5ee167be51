import { gameOf } from '#engine/families'
import type { Rates, ShoeInPlay } from '#engine/table/types'
import type { Batch } from '#server/tables/batch'
import { gameCode } from '#server/tables/game-code'
import { TableFault } from '#server/tables/memory'
import type { Vault } from '#server/tables/vault'

/** Opens the next round at the rates of the moment (MO-6); betting begins with it. */
export function beginRound(batch: Batch, rates: Rates = {}): void {
  const number = (batch.state.round?.number ?? 0) + 1
  const { at } = batch
  const began = { type: 'roundBegan', code: gameCode(batch.table, at, number), number, at } as const
  batch.emit(Object.keys(rates).length === 0 ? began : { ...began, rates })
  batch.must({ do: 'open', shoeRound: shoeOf(batch).rounds })
}

/** The next card of the shoe goes where the game wants it. */
export function dealCard(batch: Batch, vault: Vault): void {
  const shoe = shoeOf(batch)
  const { card, cutCardOut } = vault.next(shoe)
  const dealtFrom = batch.events.length
  batch.must({ do: 'card', card })
  if (!cutCardOut || shoe.cutCardSeat !== null) return
  const dealt = batch.events.slice(dealtFrom).find((event) => event.type === 'dealt')
  batch.emit({ type: 'cutCardOut', seat: dealt === undefined ? 0 : gameOf(batch.state.id).seatOf(dealt) })
}

/** MF-16: the bonus's draws come from the committed seed too. */
export function playBonus(batch: Batch, vault: Vault): void {
  batch.must({ do: 'bonus', key: vault.bonusKey(shoeOf(batch)), at: batch.at })
}

function shoeOf({ state }: Batch): ShoeInPlay {
  if (state.shoe === null) throw new TableFault('There is no shoe on the table.')
  return state.shoe
}
